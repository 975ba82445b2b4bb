import type { Finding, Judgement } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { grahaOf } from '../leading-grahas.ts';
import { runsOn } from '../telling/time.ts';
import type { Leads } from '../telling/everyday/reading-words.ts';

/** The heaviest finding of a graha on a side that runs now, else of the birth chart; undefined where there is none. */
export const leadingFinding = (
  { findings, askedOn }: Judgement,
  graha: Graha,
  side: Leads,
): Finding | undefined => {
  const own = findings.filter((each) => each.side === side && grahaOf(each) === graha);
  // What does not run yet, or no more, is no reason for now.
  return (
    own.find((each) => runsOn(each, askedOn)) ?? own.find(({ during }) => during === undefined)
  );
};
