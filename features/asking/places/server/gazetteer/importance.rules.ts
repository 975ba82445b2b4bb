import type { Gazetteer } from './gazetteer.rules.ts';
import { isIndian, isVillage } from './place-row.rules.ts';

/** On the scale of `rank` (10 points: twice the population): what lying in India and being no village add. */
const INDIA = 60;
const TOWN = 20;
/** More than any place has. */
export const MOST_IMPORTANCE = 256 + INDIA + TOWN;

/** How likely each row is meant, whatever was typed: by people, then India, then towns before villages. */
export const importanceOf = (gazetteer: Gazetteer): Uint16Array =>
  Uint16Array.from(
    gazetteer.rank,
    (rank, row) =>
      rank + (isIndian(gazetteer, row) ? INDIA : 0) + (isVillage(gazetteer, row) ? 0 : TOWN),
  );
