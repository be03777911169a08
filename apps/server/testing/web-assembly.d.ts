/** The part of WebAssembly that compiles the embedded database once for all tests. */
declare namespace WebAssembly {
  class Module {}
  function compile(bytes: Uint8Array): Promise<Module>;
}
