//! The Laws: a folder an article, a file a clause, and all its editions in that file.
