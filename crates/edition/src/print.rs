//! The order in which an edition prints its articles.

/// Where an article stands in print: the Preface, the articles by number, the appendices by
/// letter, the guidelines by their Roman numbers.
///
/// ```
/// use flagfall_edition::Printed;
/// let mut articles = ["10.2", "A.4", "9.5b", "III.4", "9.5", "Preface", "9.10"];
/// articles.sort_by_key(|it| Printed::of(it));
/// assert_eq!(articles, ["Preface", "9.5", "9.5b", "9.10", "10.2", "A.4", "III.4"]);
/// assert_eq!(Printed::of("9.5b").chapter(), "9");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Printed {
    part: Part,
    tokens: Vec<Token>,
    chapter: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Preface,
    Article,
    Appendix,
    Guideline,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Token {
    Number(u32),
    Letters(String),
}

impl Printed {
    /// The place of an article, by its number as printed.
    #[must_use]
    pub fn of(article: &str) -> Printed {
        let tokens = tokens(article);
        let (part, chapter) = match tokens.first() {
            Some(Token::Number(number)) => (Part::Article, number.to_string()),
            Some(Token::Letters(word)) if word.chars().all(|it| "IVX".contains(it)) => {
                (Part::Guideline, word.clone())
            }
            Some(Token::Letters(word)) if word.len() == 1 => (Part::Appendix, word.clone()),
            Some(Token::Letters(word)) => (Part::Preface, word.clone()),
            None => (Part::Preface, String::new()),
        };
        Printed {
            part,
            tokens,
            chapter,
        }
    }

    /// The article, appendix or guideline it belongs to: `9`, `A`, `III`, `Preface`.
    #[must_use]
    pub fn chapter(&self) -> &str {
        &self.chapter
    }
}

/// Numbers and words, without what stands between.
fn tokens(article: &str) -> Vec<Token> {
    let parts = article.split(|it: char| !it.is_ascii_alphanumeric());
    let mut tokens = Vec::new();
    for part in parts {
        let mut rest = part;
        while let Some(first) = rest.chars().next() {
            let digits = first.is_ascii_digit();
            let end = rest.find(|it: char| it.is_ascii_digit() != digits);
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            tokens.push(match word.parse() {
                Ok(number) => Token::Number(number),
                Err(_) => Token::Letters(word.to_owned()),
            });
            rest = after;
        }
    }
    tokens
}
