import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Tie } from '../../telling/everyday/reading-words.ts';
import type { InflectedNoun } from '../grammar.ts';
import { significationOf } from '../words/grahas.ts';
import { houseInTalk } from '../words/houses.ts';

const agreeing = (forms: (ending: 'ा' | 'े') => string): InflectedNoun => ({
  direct: forms('ा'),
  oblique: forms('े'),
});

/** What a graha is to the matter, before its name: "शादी के घर का मालिक", "प्रेम और सुख का ग्रह". */
export const titleOf = (graha: Graha, tie: Tie, area: Area): InflectedNoun => {
  switch (tie.by) {
    case 'carries':
      return agreeing((ending) => `${houseInTalk(tie.house, area).oblique} क${ending} मालिक`);
    case 'stands-in':
      return agreeing((ending) => `${houseInTalk(tie.house, area).oblique} में बैठ${ending}`);
    case 'looks-at':
      return agreeing((ending) => `${houseInTalk(tie.house, area).oblique} को देखने वाल${ending}`);
    case 'stands-for':
      return agreeing((ending) => `${significationOf(graha, area)} क${ending} ग्रह`);
  }
};

/** A name with what it is to the matter; the name alone where that is nothing. */
export const titled = (
  name: string,
  { graha, tie }: { readonly graha: Graha; readonly tie: Tie | undefined },
  area: Area,
): InflectedNoun => {
  if (tie === undefined) return { direct: name, oblique: name };
  const { direct, oblique } = titleOf(graha, tie, area);
  return { direct: `${direct} ${name}`, oblique: `${oblique} ${name}` };
};
