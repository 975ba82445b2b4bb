import { DANGERS, type Danger } from '../danger.ts';
import { CLASSES, hearsBy } from './linear.ts';
import { STEP, THRESHOLD, WEIGHTS } from './model.generated.ts';
import { PLACES } from './features.ts';
import { ZERO } from './weight-letters.ts';

/** One letter a weight, without those of no danger, which are zero. */
const weightsOf = (letters: string): Int8Array => {
  const weights = new Int8Array(PLACES * CLASSES);
  for (let at = 0; at < letters.length; at += 1) {
    const place = Math.floor(at / DANGERS.length);
    const kind = 1 + (at % DANGERS.length);
    weights[place * CLASSES + kind] = letters.charCodeAt(at) - ZERO;
  }
  return weights;
};

/**
 * Whose danger a text a person typed speaks of, in English, Hindi (Devanagari) or Hinglish: the writer's own, violence,
 * or somebody else's; undefined: none that it hears. Some are missed and some heard falsely: corpus/README.md has the shares.
 */
export const hears: (text: string) => Danger | undefined = hearsBy({
  weights: weightsOf(WEIGHTS),
  step: STEP,
  threshold: THRESHOLD,
});
