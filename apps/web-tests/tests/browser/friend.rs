//! Playing with somebody far away: the pages around the table.

use serde_json::{Value, json};
use tabletier_session::Lang;
use tabletier_session::words::friend as words;
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::tests;
use crate::offline::wait_until_kept;

tests! {
    Client:
        a_link_is_two_clicks_away_and_the_game_begins_when_it_is_opened,
        a_seat_is_taken_even_if_the_answer_is_lost,
        another_link_takes_the_place_of_the_one_there_was,
        a_seat_is_carried_to_another_device,
        my_games_are_listed_and_those_that_wait_come_first,
        a_game_that_cannot_be_read_is_told_and_stays,
        open_seats_are_taken_by_a_click,
        everything_else_works_where_there_is_no_server_of_games,
        the_device_tells_whose_turn_it_is,
        somebody_is_told_only_after_they_have_asked_for_it;
}

const ENGLISH: &str = "en";

fn english(phrase: &tabletier_session::Phrase) -> &'static str {
    phrase.say(Lang::find(ENGLISH).expect("a language"))
}

/// Makes a game on the page, in two clicks from the first page; its name.
fn make(browser: &Browser<'_>, game: &str) -> String {
    browser.open("/");
    browser.wait_for(".cards");
    // Whoever sits where is drawn by lot: always seat A.
    browser.run("Math.random = () => 0.25");
    browser.click("#friend");
    browser.click(&format!("#make-{game}"));
    browser.wait_for("#invite");
    id(browser)
}

/// The name of the game at whose table the browser is.
fn id(browser: &Browser<'_>) -> String {
    browser.wait_until("location.hash.startsWith('#/at/')");
    browser.path().rsplit('/').next().expect("a name").to_string()
}

/// The place that a link on the page leads to.
fn link(browser: &Browser<'_>, of: &str) -> String {
    browser.wait_for(of);
    let link = browser.run(&format!("return document.querySelector({of:?}).value"));
    let link = link.as_str().expect("a link");
    format!("/{}", &link[link.find('#').expect("a place")..])
}

/// Asks the server something from the page.
fn ask(browser: &Browser<'_>, method: &str, form: &str, secret: &str, body: &Value) -> Value {
    let body = if method == "GET" { Value::Null } else { json!(body.to_string()) };
    browser.run_to_end(&format!(
        "const answer = await fetch('api/games/{form}', {{ method: {method:?}, \
           body: {body}, headers: {secret:?} ? {{ authorization: 'Bearer ' + {secret:?} }} : {{}} }}); \
         return answer.json()"
    ))
}

fn state(browser: &Browser<'_>, id: &str) -> Value {
    ask(browser, "GET", id, "", &Value::Null)
}

/// What the browser keeps of a game.
fn kept(browser: &Browser<'_>, id: &str) -> Value {
    let kept = browser.run(&format!("return localStorage.getItem('tabletier.far.{id}')"));
    serde_json::from_str(kept.as_str().unwrap_or("null")).expect("JSON")
}

/// Lets somebody take the open seat.
fn join(browser: &Browser<'_>, id: &str) {
    let invite = kept(browser, id)["invites"][0][1].clone();
    let joined = ask(browser, "POST", &format!("{id}/join"), "", &json!({ "invite": invite }));
    assert_eq!(joined["seat"], "B");
}

fn a_link_is_two_clicks_away_and_the_game_begins_when_it_is_opened(stage: &Stage) {
    let anne = stage.browser(Setup::DESKTOP);
    anne.open("/#/friend");
    anne.click("#name");
    anne.write("Anne");
    let id = make(&anne, "billo");
    anne.wait_for("#invite-B .qr svg path");
    let place = link(&anne, "#invite-B input");
    assert!(place.starts_with(&format!("/#/join/{id}/")), "{place}");
    assert_eq!(state(&anne, &id)["status"], "open");
    let zoe = stage.browser(Setup { lang: "fr", ..Setup::PHONE });
    zoe.open(&place);
    let french = Lang::find("fr").expect("a language");
    assert_eq!(zoe.text("h1"), words::invites_you("Billo", "Anne").say(french));
    zoe.click("#name");
    zoe.write("Zoé");
    zoe.click("#join");
    assert_eq!(self::id(&zoe), id);
    let now = state(&anne, &id);
    assert_eq!(now["status"], "turn A");
    assert_eq!(
        (&now["seats"][0]["name"], &now["seats"][1]["name"]),
        (&json!("Anne"), &json!("Zoé"))
    );
    assert_eq!(kept(&zoe, &id)["seat"], "B");
    // Who has a seat needs no invitation, and for all others it is used up.
    anne.open(&place);
    assert_eq!(anne.text("section p.own"), english(&words::OWN_LINK));
    let third = stage.browser(Setup::DESKTOP);
    third.open(&place);
    assert_eq!(third.text("#used-up"), english(&words::USED_UP));
    third.click("#watch");
    assert_eq!(self::id(&third), id);
    assert_eq!(kept(&third, &id), Value::Null);
}

fn a_seat_is_taken_even_if_the_answer_is_lost(stage: &Stage) {
    let anne = stage.browser(Setup::DESKTOP);
    let id = make(&anne, "batons");
    let place = link(&anne, "#invite-B input");
    let zoe = stage.browser(Setup::PHONE);
    zoe.open(&place);
    zoe.wait_for("#join");
    zoe.run(
        "const fetch = window.fetch; window.fetch = async (...request) => { \
           const answer = await fetch(...request); \
           if (String(request[0]).endsWith('/join')) { \
             window.fetch = fetch; throw new TypeError('lost'); } \
           return answer; }",
    );
    zoe.click("#join");
    assert_eq!(zoe.text(".notice p"), english(&words::NO_ANSWER));
    assert_eq!(state(&anne, &id)["status"], "turn A", "the server has seated them");
    // Even after the page was closed.
    zoe.reload();
    zoe.click("#join");
    assert_eq!(self::id(&zoe), id);
    assert_eq!(kept(&zoe, &id)["seat"], "B");
}

fn another_link_takes_the_place_of_the_one_there_was(stage: &Stage) {
    let anne = stage.browser(Setup::PHONE);
    let id = make(&anne, "billo");
    let old = link(&anne, "#invite-B input");
    anne.click("#invite button.another");
    anne.wait_until("document.querySelector('#invite-B input').value !== ''");
    anne.wait_until(&format!(
        "!document.querySelector('#invite-B input').value.endsWith({:?})",
        old.rsplit('/').next().expect("an invite")
    ));
    let new = link(&anne, "#invite-B input");
    let zoe = stage.browser(Setup::DESKTOP);
    zoe.open(&old);
    zoe.click("#join");
    assert_eq!(zoe.text("#used-up"), english(&words::USED_UP));
    zoe.forgive("/join");
    zoe.open(&new);
    zoe.click("#join");
    assert_eq!(self::id(&zoe), id);
}

fn a_seat_is_carried_to_another_device(stage: &Stage) {
    let anne = stage.browser(Setup::DESKTOP);
    let id = make(&anne, "bilitaire");
    join(&anne, &id);
    anne.reload();
    anne.click(".carry summary");
    let place = link(&anne, "#carry input");
    let phone = stage.browser(Setup::PHONE);
    phone.open(&place);
    assert_eq!(self::id(&phone), id);
    let (here, there) = (kept(&anne, &id), kept(&phone, &id));
    assert_eq!((&there["seat"], &there["secret"]), (&here["seat"], &here["secret"]));
    // The key is no place to come back to.
    phone.run("history.back()");
    phone.wait_until("!location.hash.startsWith('#/at/')");
    assert!(!phone.path().contains("seat"), "{}", phone.path());
    // One device locks the others out.
    phone.open(&format!("/#/at/{id}"));
    phone.click(".carry summary");
    phone.run("window.before = true");
    phone.click("#lock-out");
    phone.wait_until("window.before === undefined && document.querySelector('.carry')");
    let there = kept(&phone, &id);
    assert_ne!(there["secret"], here["secret"]);
    let void = ask(&anne, "GET", &id, here["secret"].as_str().expect("a secret"), &Value::Null);
    assert_eq!(void["you"], Value::Null);
    let good = ask(&anne, "GET", &id, there["secret"].as_str().expect("a secret"), &Value::Null);
    assert_eq!(good["you"], "A");
    phone.open(&format!("/#/seat/{id}/nobodys"));
    assert_eq!(phone.text("#no-seat"), english(&words::NO_SEAT));
    assert_eq!(kept(&phone, &id), there);
}

fn my_games_are_listed_and_those_that_wait_come_first(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    let waiting = make(&browser, "billo");
    join(&browser, &waiting);
    let over = make(&browser, "billo");
    join(&browser, &over);
    let secret = kept(&browser, &over)["secret"].clone();
    let resign = json!({ "id": "1", "after": 2, "kind": "resign" });
    let secret = secret.as_str().expect("a secret");
    assert_eq!(ask(&browser, "POST", &format!("{over}/act"), secret, &resign)["seq"], 3);
    let open = make(&browser, "batons");
    browser.open("/");
    let badge = words::waiting(1).say(Lang::find(ENGLISH).expect("a language"));
    browser.wait_until(&format!("document.querySelector('#waiting')?.textContent === {badge:?}"));
    browser.click("#mine");
    let order = "[...document.querySelectorAll('.offer')].map((row) => row.id).join()";
    let expected = [&waiting, &open, &over].map(|id| format!("game-{id}")).join(",");
    browser.wait_until(&format!("{order} === {expected:?}"));
    assert!(browser.text(&format!("#game-{waiting}")).contains(english(&words::YOUR_TURN)));
    // What is over is forgotten at once; what is not, is asked about.
    browser.click(&format!("#game-{over} .forget"));
    browser.wait_until(&format!("!document.querySelector('#game-{over}')"));
    browser.click(&format!("#game-{waiting} .forget"));
    browser.click(&format!("#game-{waiting} .sure .button"));
    browser.wait_until("document.querySelectorAll('.offer').length === 1");
    browser.reload();
    browser.wait_for(&format!("#game-{open}"));
    assert_eq!(browser.count(".offer"), 1);
}

fn a_game_that_cannot_be_read_is_told_and_stays(stage: &Stage) {
    let browser = stage.browser(Setup::PHONE);
    browser.open("/");
    browser.wait_for(".cards");
    browser.run("localStorage.setItem('tabletier.far.abc', '{\"version\":9}')");
    browser.open("/#/mine");
    assert_eq!(browser.text("p.refusal"), english(&words::UNREADABLE));
    let left = browser.run("return localStorage.getItem('tabletier.far.abc')");
    assert_eq!(left, "{\"version\":9}");
}

fn open_seats_are_taken_by_a_click(stage: &Stage) {
    let anne = stage.browser(Setup::DESKTOP);
    anne.open("/#/friend/billabong");
    anne.click("#name");
    anne.write("Anne");
    anne.run("Math.random = () => 0.25");
    anne.click("details.share > summary");
    anne.choose(".more fieldset:last-of-type select", "days 3");
    anne.click("#public");
    anne.click("#make");
    let id = id(&anne);
    let zoe = stage.browser(Setup::PHONE);
    zoe.open("/#/lobby");
    zoe.wait_for(&format!("#game-{id}"));
    assert!(zoe.text(&format!("#game-{id}")).contains("Anne"));
    zoe.choose("#filters .choice:last-child select", "live");
    zoe.wait_until(&format!("!document.querySelector('#game-{id}')"));
    zoe.choose("#filters .choice:last-child select", "days");
    zoe.choose("#filters .choice:first-child select", "billo");
    zoe.wait_until(&format!("!document.querySelector('#game-{id}')"));
    zoe.choose("#filters .choice:first-child select", "billabong");
    zoe.click(&format!("#game-{id} .take"));
    assert_eq!(self::id(&zoe), id);
    let state = state(&zoe, &id);
    assert_eq!(state["status"], "turn A");
    assert_eq!(state["clock"], json!({ "kind": "days", "per_move": 3 }));
    // Whoever looks sees it go.
    anne.open("/#/lobby");
    anne.wait_until(&format!(
        "document.querySelector('h1') && !document.querySelector('.awaited') \
         && !document.querySelector('#game-{id}')"
    ));
}

fn everything_else_works_where_there_is_no_server_of_games(stage: &Stage) {
    let mut browser = stage.browser_without_games(Setup::DESKTOP);
    for page in ["/#/lobby", "/#/join/abc/def"] {
        browser.open(page);
        assert_eq!(browser.text(".friend .refusal p"), english(&words::NO_SERVER));
    }
    browser.open("/");
    browser.click("#friend");
    browser.click("#make-billo");
    assert_eq!(browser.text(".notice p"), english(&words::NO_SERVER));
    browser.forgive("/api/");
    crate::sit_down(&browser, "billo", ["human", "human"]);
    wait_until_kept(&browser);
    browser.stop_server();
    browser.open("/#/friend");
    browser.click("#make-billo");
    let told = format!(
        "document.querySelector('.notice p')?.textContent === {:?}",
        english(&words::NO_ANSWER)
    );
    browser.wait_until(&told);
    browser.forgive("/api/");
}

/// Lets the device show what it is told.
fn allow(browser: &Browser<'_>) {
    let origin = browser.run("return location.origin");
    let allowed = json!({ "permissions": ["notifications"], "origin": origin });
    browser.tool("Browser.grantPermissions", allowed);
}

fn the_device_tells_whose_turn_it_is(stage: &Stage) {
    let browser = stage.browser_alone(Setup { lang: "fr", ..Setup::DESKTOP });
    let id = make(&browser, "billo");
    wait_until_kept(&browser);
    allow(&browser);
    let told = json!({ "told": [{ "id": id, "seat": "A", "name": "Billo" }], "language": "fr" });
    let ready = "const { active, ...rest } = await navigator.serviceWorker.ready;";
    browser.run_to_end(&format!(
        "{ready} active.postMessage({told}); \
         while (!(await (await caches.open('turns')).match('language'))) \
           await new Promise((done) => setTimeout(done, 10));"
    ));
    let origin = browser.run("return location.origin");
    // The last one takes the place of the one before.
    let tell = |place: &str| {
        let push = json!({ "origin": origin, "registrationId": "0", "data": "" });
        browser.tool("ServiceWorker.deliverPushMessage", push);
        browser.run_to_end(&format!(
            "const registration = await navigator.serviceWorker.ready; \
             for (let tries = 0; tries < 3000; tries += 1) {{ \
               const shown = await registration.getNotifications(); \
               const found = shown.map(({{ title, body, data, lang }}) => ({{ title, body, data, lang }})); \
               if (found.some(({{ data }}) => data === {place:?})) return found; \
               await new Promise((done) => setTimeout(done, 10)); }} \
             return []"
        ))
    };
    browser.tool("ServiceWorker.enable", json!({}));
    let words = words::NOTICE_TURN.say(Lang::find("fr").expect("a language"));
    // The game is open: nobody's turn, and whoever looks finds all their games.
    let notice = json!([{ "title": "Tabletier", "body": words, "data": "#/mine", "lang": "fr" }]);
    assert_eq!(tell("#/mine"), notice);
    join(&browser, &id);
    let body = format!("Billo: {words}");
    let place = format!("#/at/{id}");
    let notice = json!([{ "title": "Tabletier", "body": body, "data": place, "lang": "fr" }]);
    assert_eq!(tell(&place), notice);
}

fn somebody_is_told_only_after_they_have_asked_for_it(stage: &Stage) {
    let browser = stage.browser_alone(Setup::DESKTOP);
    let id = make(&browser, "billo");
    wait_until_kept(&browser);
    allow(&browser);
    assert_eq!(kept(&browser, &id)["told"], false);
    // There is no push service here.
    browser.run(
        "PushManager.prototype.subscribe = async (options) => { window.options = options; \
           window.subscription = Object.create(PushSubscription.prototype, \
             { endpoint: { value: 'https://fcm.googleapis.com/fcm/send/abc' } }); \
           return window.subscription; }; \
         PushManager.prototype.getSubscription = async () => window.subscription ?? null",
    );
    browser.click("#tell-me");
    browser.wait_for("#tell-me-not");
    assert_eq!(kept(&browser, &id)["told"], true);
    let key =
        browser.run("return window.options.userVisibleOnly && window.options.applicationServerKey");
    assert!(key.as_str().is_some_and(|key| key.len() == 87), "{key}");
    browser.click("#tell-me-not");
    browser.wait_for("#tell-me");
    assert_eq!(kept(&browser, &id)["told"], false);
}
