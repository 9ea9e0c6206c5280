//! The messages of a file, as it is written.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource};
use std::collections::BTreeSet;

/// One message of a file, or one attribute of a message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// Its key, and after a dot the attribute's.
    pub(crate) key: String,
    /// The text, with `{}` for what is put into it.
    pub(crate) plain: String,
    /// What it is about.
    pub(crate) variables: BTreeSet<String>,
    /// The messages that it says as a part of itself.
    pub(crate) parts: BTreeSet<String>,
}

/// All messages of a file, and their attributes.
pub(crate) fn messages(file: &str, text: &str) -> Vec<Message> {
    let read: Resource<&str> = match fluent_syntax::parser::parse(text) {
        Ok(read) => read,
        Err((_, faults)) => panic!("{file}: {faults:?}"),
    };
    let mut found = Vec::new();
    for entry in &read.body {
        match entry {
            Entry::Message(it) => {
                let key = it.id.name.to_owned();
                for attribute in &it.attributes {
                    let key = format!("{key}.{}", attribute.id.name);
                    found.push(message(key, &attribute.value));
                }
                if let Some(value) = &it.value {
                    found.push(message(key, value));
                }
            }
            Entry::Term(it) => panic!("{file}: -{}: terms are not used here", it.id.name),
            _ => {}
        }
    }
    found
}

fn message(key: String, pattern: &Pattern<&str>) -> Message {
    let mut found = Message {
        key,
        plain: String::new(),
        variables: BTreeSet::new(),
        parts: BTreeSet::new(),
    };
    read(pattern, &mut found);
    found
}

fn read(pattern: &Pattern<&str>, into: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => into.plain.push_str(value),
            PatternElement::Placeable { expression } => {
                into.plain.push_str("{}");
                match expression {
                    Expression::Inline(it) => inline(it, into),
                    Expression::Select { selector, variants } => {
                        inline(selector, into);
                        for variant in variants {
                            read(&variant.value, into);
                        }
                    }
                }
            }
        }
    }
}

fn inline(it: &InlineExpression<&str>, into: &mut Message) {
    match it {
        InlineExpression::VariableReference { id } => {
            into.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            into.parts.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => called(arguments, into),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(it) = &**expression {
                inline(it, into);
            }
        }
        _ => {}
    }
}

fn called(arguments: &CallArguments<&str>, into: &mut Message) {
    for it in &arguments.positional {
        inline(it, into);
    }
}
