import type { EvidenceOf } from '../finding-ids.ts';
import type { Choice, Finding } from '../judgement.types.ts';
import { type Leaning, LEANINGS } from '../leaning-sides.ts';

const isLeaning = ({ id }: Finding): boolean => id === 'specific.leaning';

/**
 * The option that the specifics of an answer lean to, with what speaks for each; null where none is weighed,
 * where the two are even, or where the answer as a whole weighs them.
 */
export const choiceOf = (specifics: readonly Finding[]): Choice | null => {
  const found = specifics.find(isLeaning)?.evidence as EvidenceOf<'specific.leaning'> | undefined;
  if (found === undefined || found.margin === 'even') return null;
  const pair = Object.values<Leaning>(LEANINGS).find(
    ({ ends }) => ends.includes(found.towards) && ends.includes(found.other),
  );
  if (pair === undefined) return null;
  return pair.ends[0] === found.towards
    ? { chosen: pair.first, other: pair.second }
    : { chosen: pair.second, other: pair.first };
};
