//! What a linker must be told of a module whose interpreter is not there yet.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
