//! TLS with a certificate of the operator's own.

use crate::serve::ServeError;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The files of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// The certificate and those that vouch for it, the server's own first, as PEM.
    pub certificate: PathBuf,
    /// Its private key, as PEM.
    pub key: PathBuf,
}

/// What speaks TLS with them: versions 1.2 and 1.3.
///
/// # Errors
/// [`ServeError::Tls`]: which file cannot be used, and why.
pub(crate) fn acceptor(tls: &Tls) -> Result<TlsAcceptor, ServeError> {
    let of = |path: &Path, why: String| ServeError::Tls {
        path: path.to_owned(),
        why,
    };
    let unread = |why: &dyn std::fmt::Display| {
        of(
            &tls.certificate,
            format!("{why}; a certificate chain as PEM is expected"),
        )
    };
    let chain = CertificateDer::pem_file_iter(&tls.certificate).map_err(|why| unread(&why))?;
    let chain: Vec<_> = chain
        .collect::<Result<_, _>>()
        .map_err(|why| unread(&why))?;
    if chain.is_empty() {
        return Err(unread(&"there is no certificate in it"));
    }
    let key = PrivateKeyDer::from_pem_file(&tls.key)
        .map_err(|why| of(&tls.key, format!("{why}; a private key as PEM is expected")))?;
    let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder
        .with_safe_default_protocol_versions()
        .map_err(|why| of(&tls.certificate, why.to_string()))?;
    let config = builder.with_no_client_auth().with_single_cert(chain, key);
    let mut config = config.map_err(|why| {
        of(
            &tls.key,
            format!("{why}; is it the key of {}?", tls.certificate.display()),
        )
    })?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        let dir = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = dir.path().join(name);
            std::fs::write(&path, text).unwrap();
            path
        };
        let check = |certificate: PathBuf, key: PathBuf, expect: &str| {
            let tls = Tls { certificate, key };
            let error = acceptor(&tls).err().unwrap().to_string();
            assert!(error.contains(expect), "{error}");
        };
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let other = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let certificate = file("cert.pem", &made.cert.pem());
        let key = file("key.pem", &made.signing_key.serialize_pem());
        let empty = file("empty.pem", "");
        check(empty.clone(), key.clone(), "there is no certificate in it");
        check(
            certificate.clone(),
            empty,
            "a private key as PEM is expected",
        );
        check(dir.path().join("none.pem"), key.clone(), "none.pem");
        let others = file("other.pem", &other.signing_key.serialize_pem());
        check(certificate.clone(), others, "is it the key of");
        assert!(acceptor(&Tls { certificate, key }).is_ok());
    }
}
