import type { YogaId } from '@dhruva/jyotish';
import { YOGA_WORDS } from '../words/yogas.ts';

const PARTS = /^(?<name>[^[]+)\[.*: (?<gives>[^:\]]+)\]$/u;

/** A yoga by name with what it gives, as a clause: "your chart has the malavya yoga (charm and good taste)". */
export const yogaGives = (yoga: YogaId): string => {
  const { name, gives } = PARTS.exec(YOGA_WORDS[yoga])?.groups ?? {};
  if (name === undefined || gives === undefined) throw new Error(`No gift in the words of ${yoga}`);
  return `your chart has the ${name} (${gives})`;
};
