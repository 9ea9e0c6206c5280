//! The languages that are begun: what they have is sound, and there is enough of it.

use crate::files::messages;
use crate::messages::all;
use flagfall_words::{Begun, Lang};

/// Verbs that a script says of its own accord, where the server does not know the language yet.
const VERB: &str = "script-verb-";

#[test]
fn what_is_begun_is_said_of_the_same() {
    let english = all(Lang::En);
    for lang in Begun::ALL {
        let own = messages(lang.tag(), lang.file());
        assert!(own.len() > 150, "{}: {}", lang.tag(), own.len());
        for message in own {
            let at = format!("{}: {}", lang.tag(), message.key);
            if message.key.starts_with(VERB) {
                assert!(message.variables.is_empty(), "{at}");
                continue;
            }
            let of = english.get(&message.key);
            let of = of.unwrap_or_else(|| panic!("{at} is said nowhere"));
            assert_eq!(message.variables, of.variables, "{at}");
        }
    }
}

#[test]
fn a_script_gets_all_its_words() {
    for lang in Begun::ALL {
        let words = lang.in_scripts();
        assert_eq!(words["script-letters"].chars().count(), 5, "{}", lang.tag());
        let english = flagfall_words::in_scripts(Lang::En);
        assert!(english.keys().all(|key| words.contains_key(key)));
        assert_ne!(words["script-your-move"], english["script-your-move"]);
    }
}
