import type { EvidenceOf } from '@dhruva/jyotish';
import type { RashiIndex } from '@dhruva/jyotish/vocabulary';

type WordsOf<T extends string | number> = Readonly<Record<T, string>>;

/** Meaning of the arudha pada of a house; stands after "your". */
export const IMAGE_WORDS: WordsOf<EvidenceOf<'promise.image-in'>['image']> = {
  2: 'image of means[A2, how savings look to the world]',
  5: 'image of romance[A5]',
  7: 'image of partnership[A7]',
  10: 'image of work[A10, how the work is seen]',
  11: 'image of gains[A11, how the income looks to the world]',
  12: 'marker of marriage[upapada]',
};

/** What a point of the chart stands for; stands after "your". */
export const POINT_WORDS: WordsOf<EvidenceOf<'promise.point-holds'>['point']> = {
  'sree-lagna':
    'point of prosperity[sree lagna, the lagna carried on as the Moon moves through its star]',
  'indu-lagna': 'point of wealth[indu lagna, counted from the lords of fortune]',
  upapada: 'marker of marriage[upapada]',
  karakamsa: 'inner compass[karakamsa, the navamsa sign of the planet furthest in its sign]',
  'twelfth-from-karakamsa': 'place of release[the twelfth from the karakamsa]',
};

/** What a movable significator stands for; stands after "your". */
export const CHARA_WORDS: WordsOf<EvidenceOf<'varga.chara-karaka-in'>['chara']> = {
  atma: 'planet of the self[atmakaraka, the one furthest in its sign]',
  amatya: 'planet of profession[amatyakaraka, the second by degree]',
  bhratri: 'planet of brothers and sisters[bhratrikaraka, the third by degree]',
  matri: 'planet of the mother[matrikaraka, the fourth by degree]',
  putra: 'planet of children[putrakaraka, the fifth by degree]',
  gnati: 'planet of effort and rivals[gnatikaraka, the sixth by degree]',
  dara: 'planet of partnership[darakaraka, the last by degree]',
};

/** Signs by their Indian names, Mesha first. */
export const RASHI_WORDS = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Mina',
] as const;

/** What the names of the signs mean, Mesha first: a gloss. */
const RASHI_MEANINGS = [
  'the Ram',
  'the Bull',
  'the Twins',
  'the Crab',
  'the Lion',
  'the Maiden',
  'the Scales',
  'the Scorpion',
  'the Bow',
  'the Sea-goat',
  'the Water Jar',
  'the Fishes',
] as const;

/** "Simha[the Lion]" */
export const rashiInWords = (rashi: RashiIndex): string =>
  `${RASHI_WORDS[rashi]}[${RASHI_MEANINGS[rashi]}]`;

/** Why Mars weighs less: after "because". */
export const RELIEF_WORDS: WordsOf<EvidenceOf<'promise.mars-eased'>['relief']> = {
  'second-of-mercury': 'it stands in a sign of Mercury',
  'fourth-of-mars': 'it stands in a sign of its own',
  'seventh-in-makara-or-karka': 'its sign sets the rule aside there',
  'eighth-of-jupiter': 'it stands in a sign of Jupiter',
  'twelfth-of-venus': 'it stands in a sign of Venus',
  'in-simha-or-kumbha': 'its sign sets the rule aside in every house',
  'with-jupiter': 'Jupiter stands with it',
  'with-moon': 'the Moon stands with it',
  'at-home': 'it is strong in its sign',
  'under-jupiter': 'Jupiter looks at it',
  'jupiter-in-first-or-seventh': 'a strong Jupiter guards the self or the partnership',
  'venus-in-first-or-seventh': 'a strong Venus guards the self or the partnership',
};
