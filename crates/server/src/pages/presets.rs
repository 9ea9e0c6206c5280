//! What the usual time controls are called, in the language of a page.

use super::words::Words;
use flagfall_clock::presets;

/// The name of the preset that is written so; its English one where the page has no other.
pub(super) fn named(words: &Words, text: &str) -> String {
    let Some(preset) = presets().iter().find(|it| it.text == text) else {
        return text.to_owned();
    };
    match preset.id {
        "fide-classical" => words.say("preset-fide-classical"),
        "fide-three-periods" => words.say("preset-fide-three-periods"),
        "fide-world-title" => words.say("preset-fide-world-title"),
        "90-30" => words.say("preset-90-30"),
        "60-30" => words.say("preset-60-30"),
        "classical-three-periods" => words.say("preset-classical-three-periods"),
        "classical-two-periods" => words.say("preset-classical-two-periods"),
        "classical-repeating" => words.say("preset-classical-repeating"),
        "club-delay" => words.say("preset-club-delay"),
        "ffe-61" => words.say("preset-ffe-61"),
        "quickplay-60" => words.say("preset-quickplay-60"),
        "rapid-30" => words.say("preset-rapid-30"),
        "rapid-25-10" => words.say("preset-rapid-25-10"),
        "fide-rapid" => words.say("preset-fide-rapid"),
        "rapid-10-5" => words.say("preset-rapid-10-5"),
        "blitz-5" => words.say("preset-blitz-5"),
        "fide-blitz" => words.say("preset-fide-blitz"),
        "blitz-bronstein" => words.say("preset-blitz-bronstein"),
        "armageddon" => words.say("preset-armageddon"),
        "bullet" => words.say("preset-bullet"),
        "hourglass" => words.say("preset-hourglass"),
        _ => preset.name.to_owned(),
    }
}

#[test]
fn every_preset_has_a_name_of_the_page_s() {
    let words = Words::default();
    for preset in presets() {
        let key = format!("preset-{}", preset.id);
        assert_ne!(named(&words, preset.text), key, "{}", preset.id);
    }
}
