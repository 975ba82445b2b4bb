import { familyStrands } from './family.ts';
import { lifePathStrands } from './life-path.ts';
import { loveAndMarriageStrands } from './love-and-marriage.ts';
import { moneyAndPropertyStrands } from './money-and-property.ts';
import { placesStrands } from './places.ts';
import type { Strand } from './strand.types.ts';
import { studyStrands } from './study.ts';
import { workStrands } from './work.ts';

const ALL = {
  ...workStrands,
  ...moneyAndPropertyStrands,
  ...loveAndMarriageStrands,
  ...familyStrands,
  ...studyStrands,
  ...placesStrands,
  ...lifePathStrands,
};

/** Strands that belong together: what one life calls its work, its money, its marriage. */
const MATTERS = [
  workStrands,
  moneyAndPropertyStrands,
  loveAndMarriageStrands,
  familyStrands,
  studyStrands,
  placesStrands,
  lifePathStrands,
].map((strands) => Object.keys(strands) as readonly StrandId[]);

/** Id of a strand, one matter of a life. */
export type StrandId = keyof typeof ALL;

/** Every strand of a life. */
export const STRANDS: Readonly<Record<StrandId, Strand>> = ALL;

/** The ids of every strand. */
export const STRAND_IDS = Object.keys(ALL) as readonly StrandId[];

/** The strands of the matter of life to which a strand belongs, itself among them. */
export const strandsBeside = (id: StrandId): readonly StrandId[] =>
  MATTERS.find((ids) => ids.includes(id)) ?? [id];
