//! The types that TypeScript sees, where wasm-bindgen cannot tell them itself.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../js/types.d.ts");
