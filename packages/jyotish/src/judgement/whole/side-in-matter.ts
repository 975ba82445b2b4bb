import type { Graha } from '../../vocabulary.ts';
import type { Reading } from '../reading/reading.ts';
import { weightedStrandOf } from '../reading/weighted-question.ts';
import { periodLordFindings, type Level } from '../steps/period-lord.ts';
import { afterWeighing } from '../steps/weighing.ts';
import { type StrandId, strandsBeside } from '../strands/all-strands.ts';
import { sidesOf } from '../sum/balance.ts';

/** How the lord of a period acts on one strand: by the sum of what it does for and against it. */
const signIn = (reading: Reading, id: StrandId, lord: Graha, level: Level): number => {
  const strand = weightedStrandOf(id);
  const findings = periodLordFindings(reading, strand, lord, level);
  const { help, hindrance } = sidesOf(afterWeighing(reading, strand, lord, findings));
  return Math.sign(help - hindrance);
};

/**
 * Which way the lord of a period acts on the matter of life to which a strand belongs: as it acts on most of its
 * strands (ours); null where they are even. What one question says of a period then holds in its sister questions.
 */
export const sideInMatter = (
  reading: Reading,
  id: StrandId,
  lord: Graha,
  level: Level,
): 'for' | 'against' | null => {
  const sum = strandsBeside(id).reduce(
    (total, each) => total + signIn(reading, each, lord, level),
    0,
  );
  if (sum === 0) return null;
  return sum > 0 ? 'for' : 'against';
};
