//! The languages: one entry each, the men in the order king, queen, rook, bishop, knight, pawn.
//!
//! Where a list gives Latin letters for a language of another script (Bengali, Chinese, Hindi), its
//! own initials are written here and, where no other language claims them, the Latin ones read too.

use flagfall_board::Role;

use super::{Language, Source};

macro_rules! languages {
    ($($code:literal $name:literal $english:literal $source:ident
        [$($letter:literal)*] [$($man:literal)*] $(also $($more:literal $role:ident),*)?;)*) => {
        &[$(Language {
            code: $code,
            name: $name,
            english: $english,
            letters: [$($letter),*],
            names: [$($man),*],
            also: &[$($(($more, Role::$role)),*)?],
            source: Source::$source,
        }),*]
    };
}

/// Every language known.
pub const ALL: &[Language] = languages! {
    "en" "English" "English" PgnStandard
        ["K" "Q" "R" "B" "N" "P"] ["king" "queen" "rook" "bishop" "knight" "pawn"]
        also "Kt" Knight;
    "fr" "français" "French" PgnStandard
        ["R" "D" "T" "F" "C" "P"] ["roi" "dame" "tour" "fou" "cavalier" "pion"];
    "de" "Deutsch" "German" PgnStandard
        ["K" "D" "T" "L" "S" "B"] ["König" "Dame" "Turm" "Läufer" "Springer" "Bauer"];
    "es" "español" "Spanish" PgnStandard
        ["R" "D" "T" "A" "C" "P"] ["rey" "dama" "torre" "alfil" "caballo" "peón"];
    "it" "italiano" "Italian" PgnStandard
        ["R" "D" "T" "A" "C" "P"] ["re" "donna" "torre" "alfiere" "cavallo" "pedone"];
    "pt" "português" "Portuguese" PgnStandard
        ["R" "D" "T" "B" "C" "P"] ["rei" "dama" "torre" "bispo" "cavalo" "peão"];
    "nl" "Nederlands" "Dutch" PgnStandard
        ["K" "D" "T" "L" "P" ""] ["koning" "dame" "toren" "loper" "paard" "pion"];
    "ru" "русский" "Russian" Wikipedia
        ["Кр" "Ф" "Л" "С" "К" "П"] ["король" "ферзь" "ладья" "слон" "конь" "пешка"];
    "uk" "українська" "Ukrainian" Course
        ["Кр" "Ф" "Т" "С" "К" "П"] ["король" "ферзь" "тура" "слон" "кінь" "пішак"];
    "be" "беларуская" "Belarusian" Wikipedia
        ["К" "Вз" "Лд" "А" "В" "Л"] ["кароль" "візыр" "ладзьдзя" "афіцэр" "вершнік" "латнік"];
    "pl" "polski" "Polish" PgnStandard
        ["K" "H" "W" "G" "S" "P"] ["król" "hetman" "wieża" "goniec" "skoczek" "pion"];
    "cs" "čeština" "Czech" PgnStandard
        ["K" "D" "V" "S" "J" "P"] ["král" "dáma" "věž" "střelec" "jezdec" "pěšec"];
    "sk" "slovenčina" "Slovak" Course
        ["K" "D" "V" "S" "J" "P"] ["kráľ" "dáma" "veža" "strelec" "jazdec" "pešiak"];
    "hu" "magyar" "Hungarian" PgnStandard
        ["K" "V" "B" "F" "H" "G"] ["király" "vezér" "bástya" "futó" "huszár" "gyalog"];
    "ro" "română" "Romanian" PgnStandard
        ["R" "D" "T" "N" "C" "P"] ["rege" "damă" "turn" "nebun" "cal" "pion"];
    "bg" "български" "Bulgarian" Wikipedia
        ["Ц" "Д" "Т" "О" "К" "П"] ["цар" "дама" "топ" "офицер" "кон" "пешка"];
    "sr" "српски" "Serbian" Names
        ["К" "Д" "Т" "Л" "С" "П"] ["краљ" "дама" "топ" "ловац" "скакач" "пешак"];
    "sr-Latn" "srpski" "Serbian (Latin)" Course
        ["K" "D" "T" "L" "S" "P"] ["kralj" "dama" "top" "lovac" "skakač" "pešak"];
    "hr" "hrvatski" "Croatian" Wikipedia
        ["K" "D" "T" "L" "S" "P"] ["kralj" "dama" "top" "lovac" "skakač" "pješak"];
    "bs" "bosanski" "Bosnian" Names
        ["K" "D" "T" "L" "S" "P"] ["kralj" "dama" "top" "lovac" "skakač" "pješak"];
    "sl" "slovenščina" "Slovenian" Wikipedia
        ["K" "D" "T" "L" "S" ""] ["kralj" "dama" "trdnjava" "lovec" "skakač" "kmet"];
    "mk" "македонски" "Macedonian" Names
        ["К" "Д" "Т" "Л" "С" "П"] ["крал" "дама" "топ" "ловец" "скокач" "пешак"];
    "el" "ελληνικά" "Greek" Wikipedia
        ["Ρ" "Β" "Π" "Α" "Ι" ""] ["ρήγας" "βασίλισσα" "πύργος" "αξιωματικός" "ίππος" "πιόνι"];
    "sq" "shqip" "Albanian" Wikipedia
        ["M" "Msh" "Ku" "O" "Ka" "U"] ["mbreti" "mbretëresha" "kulla" "oficeri" "kali" "ushtari"];
    "tr" "Türkçe" "Turkish" Course
        ["Ş" "V" "K" "F" "A" "P"] ["şah" "vezir" "kale" "fil" "at" "piyon"];
    "az" "azərbaycanca" "Azerbaijani" Program
        ["Ş" "V" "T" "F" "A" "P"] ["şah" "vəzir" "top" "fil" "at" "piyada"];
    "sv" "svenska" "Swedish" PgnStandard
        ["K" "D" "T" "L" "S" "B"] ["kung" "dam" "torn" "löpare" "springare" "bonde"];
    "da" "dansk" "Danish" PgnStandard
        ["K" "D" "T" "L" "S" "B"] ["konge" "dronning" "tårn" "løber" "springer" "bonde"];
    "no" "norsk" "Norwegian" PgnStandard
        ["K" "D" "T" "L" "S" "B"] ["konge" "dronning" "tårn" "løper" "springer" "bonde"];
    "is" "íslenska" "Icelandic" PgnStandard
        ["K" "D" "H" "B" "R" "P"] ["kóngur" "drottning" "hrókur" "biskup" "riddari" "peð"];
    "fi" "suomi" "Finnish" PgnStandard
        ["K" "D" "T" "L" "R" "P"] ["kuningas" "daami" "torni" "lähetti" "ratsu" "sotilas"];
    "et" "eesti" "Estonian" PgnStandard
        ["K" "L" "V" "O" "R" "P"] ["kuningas" "lipp" "vanker" "oda" "ratsu" "ettur"];
    "lv" "latviešu" "Latvian" Names
        ["K" "D" "T" "L" "Z" "B"] ["karalis" "dāma" "tornis" "laidnis" "zirgs" "bandinieks"];
    "lt" "lietuvių" "Lithuanian" Course
        ["K" "V" "B" "R" "Ž" "P"] ["karalius" "valdovė" "bokštas" "rikis" "žirgas" "pėstininkas"]
        also "Z" Knight;
    "af" "Afrikaans" "Afrikaans" Wikipedia
        ["K" "D" "T" "L" "R" "P"] ["koning" "dame" "toring" "loper" "ruiter" "pion"];
    "lb" "Lëtzebuergesch" "Luxembourgish" Names
        ["K" "D" "T" "L" "P" "B"] ["kinnek" "damm" "tuerm" "leefer" "päerd" "bauer"];
    "ca" "català" "Catalan" Wikipedia
        ["R" "D" "T" "A" "C" "P"] ["rei" "dama" "torre" "alfil" "cavall" "peó"];
    "gl" "galego" "Galician" Wikipedia
        ["R" "D" "T" "A" "C" "P"] ["rei" "dama" "torre" "alfil" "cabalo" "peón"];
    "eu" "euskara" "Basque" Names
        ["E" "D" "G" "A" "Z" "P"] ["erregea" "dama" "gaztelua" "alfila" "zalduna" "peoia"];
    "eo" "Esperanto" "Esperanto" Wikipedia
        ["R" "D" "T" "K" "Ĉ" "P"] ["reĝo" "damo" "turo" "kuriero" "ĉevalo" "peono"];
    "ga" "Gaeilge" "Irish" Recalled
        ["R" "B" "C" "E" "D" ""] ["rí" "banríon" "caiseal" "easpag" "ridire" "ceithearnach"];
    "cy" "Cymraeg" "Welsh" Names
        ["T" "B" "C" "E" "M" "G"] ["teyrn" "brenhines" "castell" "esgob" "marchog" "gwerinwr"];
    "id" "Bahasa Indonesia" "Indonesian" Course
        ["R" "M" "B" "G" "K" "P"] ["raja" "menteri" "benteng" "gajah" "kuda" "pion"];
    "ms" "Bahasa Melayu" "Malay" Names
        ["R" "M" "T" "G" "K" "B"] ["raja" "menteri" "tir" "gajah" "kuda" "bidak"];
    "vi" "Tiếng Việt" "Vietnamese" Course
        ["V" "H" "X" "T" "M" ""] ["vua" "hậu" "xe" "tượng" "mã" "tốt"];
    "he" "עברית" "Hebrew" Recalled
        ["מ" "מה" "צ" "ר" "פ" ""] ["מלך" "מלכה" "צריח" "רץ" "פרש" "רגלי"];
    "ar" "العربية" "Arabic" Wikipedia
        ["م" "و" "ر" "ف" "ح" "ب"] ["ملك" "وزير" "رخ" "فيل" "حصان" "بيدق"];
    "fa" "فارسی" "Persian" Names
        ["ش" "و" "ر" "ف" "ا" "س"] ["شاه" "وزیر" "رخ" "فیل" "اسب" "سرباز"];
    "hi" "हिन्दी" "Hindi" Names
        ["रा" "व" "हा" "ऊँ" "घो" "प्या"] ["राजा" "वज़ीर" "हाथी" "ऊँट" "घोड़ा" "प्यादा"]
        also "R" King, "V" Queen, "H" Rook, "O" Bishop, "G" Knight;
    "bn" "বাংলা" "Bengali" Names
        ["রা" "ম" "নৌ" "গ" "ঘো" "ব"] ["রাজা" "মন্ত্রী" "নৌকা" "গজ" "ঘোড়া" "বড়ে"];
    "hy" "հայերեն" "Armenian" Names
        ["Ա" "Թ" "Ն" "Փ" "Ձ" "Զ"] ["արքա" "թագուհի" "նավակ" "փիղ" "ձի" "զինվոր"];
    "ka" "ქართული" "Georgian" Names
        ["მ" "ლ" "ე" "კ" "მხ" "პ"] ["მეფე" "ლაზიერი" "ეტლი" "კუ" "მხედარი" "პაიკი"];
    "zh" "中文" "Chinese" Names
        ["王" "后" "车" "象" "马" "兵"] ["王" "后" "车" "象" "马" "兵"]
        also "車" Rook, "馬" Knight;
    "ja" "日本語" "Japanese" Course
        ["K" "Q" "R" "B" "N" "P"] ["キング" "クイーン" "ルーク" "ビショップ" "ナイト" "ポーン"]
        also "キ" King, "ク" Queen, "ル" Rook, "ビ" Bishop, "ナ" Knight, "ポ" Pawn;
    "ko" "한국어" "Korean" Recalled
        ["K" "Q" "R" "B" "N" "P"] ["킹" "퀸" "룩" "비숍" "나이트" "폰"]
        also "킹" King, "퀸" Queen, "룩" Rook, "비" Bishop, "나" Knight, "폰" Pawn;
};
