import type { Area, Varga } from '@dhruva/jyotish/vocabulary';

/** Name of each divisional chart and what it is read for. */
const VARGA_WORDS: Readonly<Record<Varga, { readonly name: string; readonly of: string }>> = {
  1: { name: 'birth chart', of: 'the whole life' },
  2: { name: 'hora', of: 'wealth' },
  3: { name: 'drekkana', of: 'siblings and effort' },
  4: { name: 'chaturthamsa', of: 'home and property' },
  7: { name: 'saptamsa', of: 'children' },
  9: { name: 'navamsa', of: 'inner strength' },
  10: { name: 'dasamsa', of: 'work' },
  12: { name: 'dvadasamsa', of: 'parents' },
  16: { name: 'shodasamsa', of: 'vehicles and comforts' },
  20: { name: 'vimsamsa', of: 'spiritual practice' },
  24: { name: 'chaturvimsamsa', of: 'learning' },
  27: { name: 'bhamsa', of: 'inner strength' },
  30: { name: 'trimsamsa', of: 'tests of character' },
  40: { name: 'khavedamsa', of: "the mother's line" },
  45: { name: 'akshavedamsa', of: "the father's line" },
  60: { name: 'shashtyamsa', of: 'the finest detail' },
};

const PARTNERSHIP: readonly Area[] = [
  'marriage-timing',
  'love-marriage',
  'spouse-nature',
  'marital-harmony',
];

/** "navamsa[D9, the chart of marriage]": the ninth is the chart of marriage where marriage is asked about. */
export const vargaInWords = (varga: Varga, area: Area): string => {
  const { name, of } = VARGA_WORDS[varga];
  const read = varga === 9 && PARTNERSHIP.includes(area) ? 'marriage' : of;
  return `${name}[D${varga}, the chart of ${read}]`;
};
