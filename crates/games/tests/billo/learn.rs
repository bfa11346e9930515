//! What the pages of Billo teach.

use tabletier_games::billo::Billo;
use tabletier_testkit::course;

#[test]
fn what_the_pages_say_is_true() {
    course::<Billo>();
}
