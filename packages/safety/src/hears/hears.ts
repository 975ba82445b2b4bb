import type { Danger } from '../danger.ts';
import { featuresOf } from './features.ts';
import { hearsBy, type Table } from './linear.ts';
import { readMeanings } from './meanings.ts';
import { DANGER, KINDS, MEANINGS, THRESHOLD } from './model.generated.ts';
import { weightOf } from './weight-letters.ts';

/** A table as it is written: its bias, the size of a step, and a letter a weight. */
interface Written {
  readonly bias: number;
  readonly step: number;
  readonly words: string;
  readonly meanings: string;
}

const weights = (letters: string, step: number): Float32Array =>
  Float32Array.from(letters, (letter) => weightOf(letter) * step);

const read = ({ bias, step, words, meanings }: Written): Table => ({
  bias,
  words: weights(words, step),
  meanings: weights(meanings, step),
});

const meanings = readMeanings(MEANINGS);
const heard = hearsBy({ danger: read(DANGER), kinds: KINDS.map(read), threshold: THRESHOLD });

/**
 * Whose danger a text a person typed speaks of, in English, Hindi (Devanagari) or Hinglish: the writer's own, violence,
 * or somebody else's; undefined: none that it hears. Some are missed and some heard falsely: corpus/README.md has the shares.
 */
export const hears = (text: string): Danger | undefined => heard(featuresOf(text, meanings));
