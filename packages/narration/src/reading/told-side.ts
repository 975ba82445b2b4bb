import type { Judgement } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { grahaOf } from '../leading-grahas.ts';
import type { Leads } from '../telling/everyday/reading-words.ts';

/**
 * The side on which the reasons of an answer tell a graha: the one that leads where it is found on both, else
 * the one it is found on; undefined where no reason names it.
 */
export const toldSideOf = (
  graha: Graha,
  { findings, weighings }: Pick<Judgement, 'findings' | 'weighings'>,
): Leads | undefined => {
  const weighing = weighings.find((each) => each.graha === graha);
  if (weighing !== undefined) return weighing.leads;
  return findings
    .filter((each) => grahaOf(each) === graha)
    .map(({ side }) => side)
    .find((side) => side !== 'neutral');
};
