/** Letters, signs and digits of both scripts; a class of ranges, which is ready at once. */
const LETTER = '[A-Za-z0-9\\u0900-\\u0963\\u0966-\\u097f]';

/** No letter follows: the end of a word in either script. */
export const WORD_END = `(?!${LETTER})`;

/** A pattern of whole words in either script, found everywhere in a text. */
export const pattern = (source: string, flags: '' | 'i' = ''): RegExp =>
  new RegExp(`(?<!${LETTER})(?:${source.normalize('NFC')})${WORD_END}`, `gu${flags}`);

/** All places a pattern is found, as they stand in the text. */
export const findAll = (each: RegExp, text: string): readonly string[] =>
  [...text.matchAll(each)].map(([found]) => found);
