import { readFileSync } from 'node:fs';

/** The Mukta fonts by script and weight. */
export interface Fonts {
  readonly latin: Buffer;
  readonly 'latin-bold': Buffer;
  readonly devanagari: Buffer;
  readonly 'devanagari-bold': Buffer;
}
export type FontName = keyof Fonts;

const read = (file: string): Buffer => readFileSync(new URL(file, import.meta.url));

/** Reads the fonts next to this module. Throws if one is missing. */
export const loadFonts = (): Fonts => ({
  latin: read('mukta-latin-400-normal.woff'),
  'latin-bold': read('mukta-latin-700-normal.woff'),
  devanagari: read('mukta-devanagari-400-normal.woff'),
  'devanagari-bold': read('mukta-devanagari-700-normal.woff'),
});
