declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ) => Promise<Buffer>;
  export default subsetFont;
}
