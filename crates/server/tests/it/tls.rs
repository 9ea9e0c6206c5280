//! TLS with a certificate of the operator's own.

use flagfall_server::{Config, Tls, serve_until};
use std::fs;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

#[tokio::test]
async fn it_is_spoken_with_a_certificate_of_ones_own() {
    let dir = tempfile::tempdir().unwrap();
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let tls = Tls {
        certificate: dir.path().join("cert.pem"),
        key: dir.path().join("key.pem"),
    };
    fs::write(&tls.certificate, made.cert.pem()).unwrap();
    fs::write(&tls.key, made.signing_key.serialize_pem()).unwrap();
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data: dir.path().join("data"),
        database: None,
        node: None,
        json_log: false,
        tls: Some(tls),
        closed: false,
        opponent: None,
        javascript: None,
    };
    let (ready, at) = oneshot::channel();
    let (end, ended) = oneshot::channel::<()>();
    let tell = move |addr| ready.send(addr).unwrap();
    let serving = tokio::spawn(serve_until(config, tell, async {
        drop(ended.await);
    }));
    let addr = at.await.unwrap();

    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).unwrap();
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let client = builder.with_safe_default_protocol_versions().unwrap();
    let client = client.with_root_certificates(roots).with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let plain = TcpStream::connect(addr).await.unwrap();
    let stream = TlsConnector::from(Arc::new(client))
        .connect(name, plain)
        .await;
    let mut stream = stream.unwrap();
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut answer = String::new();
    drop(stream.read_to_string(&mut answer).await);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    // Whoever speaks plainly is not answered.
    let mut plain = TcpStream::connect(addr).await.unwrap();
    plain.write_all(request).await.unwrap();
    let mut answer = Vec::new();
    drop(plain.read_to_end(&mut answer).await);
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
    end.send(()).unwrap();
    serving.await.unwrap().unwrap();
}
