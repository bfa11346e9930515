//! Looking ahead in any game.
