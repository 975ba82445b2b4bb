import type { EvidenceOf } from '@dhruva/jyotish';

/** Why a graha was chosen; `because` holds words of the engine's closed list. */
export const REASONS: Readonly<Record<string, string>> = {
  'occupies-house': 'stands in the house concerned',
  'aspects-house': 'looks at the house concerned',
  'owns-house': 'rules the house concerned',
  'navamsa-lord': 'rules the navamsa sign of its lord',
  'varga-house': 'is placed in that house of the divisional chart',
  'strong-sign': 'is in a strong sign',
  'best-degree': 'is well advanced in its sign',
  'runs-now': 'rules your present period',
};

/** Where the partner is read from. */
export const READS: Readonly<Record<string, string>> = {
  'seventh-house': 'the seventh house',
  'seventh-lord': 'its lord',
  venus: 'Venus',
  'varga-seventh': 'the seventh of the navamsa',
  'varga-seventh-lord': 'the lord of that seventh',
  karaka: 'the natural significator',
  darakaraka: 'the darakaraka[the planet at the lowest degree]',
};

type Because = EvidenceOf<'specific.work-field'>['because'];

/** The reasons in words, at most two. */
export const reasonsInWords = (because: Because): string =>
  because
    .slice(0, 2)
    .map((reason) => REASONS[reason] ?? reason)
    .join(' and ');
