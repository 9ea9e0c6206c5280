//! The server and its page: HTTP, the wall clock, the disk.
