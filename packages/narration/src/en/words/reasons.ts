import type { EvidenceOf } from '@dhruva/jyotish';

/** Verb phrases for a graha and the houses of a subject. */
const HOUSE_VERBS: Readonly<Record<string, string>> = {
  'occupies-house': 'stands in',
  'aspects-house': 'looks at',
  'owns-house': 'rules',
};

/** Phrases of the other reasons for which a graha ranks first. */
const OTHER_REASONS: Readonly<Record<string, string>> = {
  'navamsa-lord': 'rules the navamsa sign of that house lord',
  'varga-house': 'is strong in the divisional chart of the matter',
  'strong-sign': 'is in a strong sign',
  'best-degree': 'is far advanced in its sign',
  'most-able': 'is the strongest of all your planets[shadbala]',
  karakamsa: 'stands by your inner compass[karakamsa]',
  'runs-now': 'rules your present period',
};

/** Ids of all reasons that have words. */
export const REASON_IDS: readonly string[] = [
  ...Object.keys(HOUSE_VERBS),
  ...Object.keys(OTHER_REASONS),
];

type Because = EvidenceOf<'specific.work-field'>['because'];

const MOST = 2;

/** "it stands in and rules a house of work", "it rules a house of work and is in a strong sign". */
export const reasonsInWords = (because: Because, houseOf: string): string => {
  const told = because.slice(0, MOST);
  const verbs = told.flatMap((reason) => HOUSE_VERBS[reason] ?? []);
  const others = told.flatMap((reason) => OTHER_REASONS[reason] ?? []);
  const houses = verbs.length > 0 ? [`${verbs.join(' and ')} a house of ${houseOf}`] : [];
  return `it ${[...houses, ...others].join(' and ')}`;
};

/** Names of the sources of a partner trait. */
export const READS: Readonly<Record<string, string>> = {
  'seventh-house': 'the seventh house',
  'seventh-lord': 'the seventh lord',
  venus: 'Venus',
  upapada: 'the marker of marriage[upapada]',
  'varga-seventh': 'the seventh of the navamsa',
  'varga-seventh-lord': 'the lord of the navamsa seventh',
  karaka: 'the natural significator',
  darakaraka: 'the darakaraka[the planet at the lowest degree]',
};
