/** The part of it that we use; it comes without types. */
declare module 'fontverter' {
  export function convert(
    font: Buffer,
    to: 'sfnt' | 'woff2',
    from?: 'sfnt' | 'woff2',
  ): Promise<Buffer>;
}
