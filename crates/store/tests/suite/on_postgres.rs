//! Stores of the suite, in a PostgreSQL server that the tests start themselves: one for all the
//! tests of a program, a database each. It ends with the program, for it waits at its pipe.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::{Duration, Instant};

use flagfall_store::{Options, Postgres};
use postgres::{Client, NoTls};

/// Makes a server in a folder of its own, and ends it when its input does. PostgreSQL refuses
/// to run as the superuser, so then it runs as the user that Debian makes for it.
const SERVER: &str = r#"
as=; if [ "$(id -u)" = 0 ]; then as="runuser -u postgres --"; fi
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
PATH="${bin:+$bin:}$PATH"; export PATH
dir=$($as mktemp -d) && cd "$dir" || exit 1
$as initdb -D "$dir/data" -A trust -U flagfall -E UTF8 --locale=C --no-sync >&2 || exit 1
$as postgres -D "$dir/data" -k "$dir" -c listen_addresses= -c max_connections=300 \
    >"$dir/log" 2>&1 &
echo "$dir"
cat >/dev/null
kill -INT "$(head -1 "$dir/data/postmaster.pid")"
wait
cd /
rm -rf "$dir"
"#;

/// The server, and where it listens.
struct Server {
    _child: Child,
    folder: String,
}

fn server() -> &'static Server {
    static SERVER_OF_ALL: OnceLock<Server> = OnceLock::new();
    SERVER_OF_ALL.get_or_init(|| {
        let mut child = Command::new("sh")
            .args(["-c", SERVER])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut folder = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut folder).unwrap();
        let folder = folder.trim().to_owned();
        assert!(
            !folder.is_empty(),
            "no PostgreSQL: install Debian's `postgresql`, or put `initdb` on the path"
        );
        Server {
            _child: child,
            folder,
        }
    })
}

/// The address of a database of that server.
pub(crate) fn url(database: &str) -> String {
    let folder = &server().folder;
    format!("postgres:///{database}?host={folder}&user=flagfall")
}

/// A connection of the tests' own.
pub(crate) fn connect(database: &str) -> Client {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        match Client::connect(&url(database), NoTls) {
            Ok(client) => return client,
            Err(error) => assert!(Instant::now() < until, "{error}"),
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A database of its own.
pub(crate) struct Lab(String);

/// What the suite is run on.
pub(crate) type Kept = Postgres;

impl Lab {
    pub(crate) fn new() -> Lab {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("t{}", NEXT.fetch_add(1, SeqCst));
        connect("postgres")
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .unwrap();
        Lab(name)
    }

    pub(crate) fn name(&self) -> &str {
        &self.0
    }

    pub(crate) fn open(&self) -> Kept {
        self.open_with(&Options::default())
    }

    pub(crate) fn open_with(&self, options: &Options) -> Kept {
        Postgres::open(&url(&self.0), None, options).unwrap()
    }

    /// One of several servers.
    pub(crate) fn node(&self, address: &str) -> Kept {
        Postgres::open(&url(&self.0), Some(address), &Options::default()).unwrap()
    }
}
