import type { Varga } from '@dhruva/jyotish/vocabulary';

/** Name of each divisional chart and what it is read for. */
export const VARGA_WORDS: Readonly<Record<Varga, { readonly name: string; readonly of: string }>> =
  {
    1: { name: 'birth chart', of: 'the whole life' },
    2: { name: 'hora', of: 'wealth' },
    3: { name: 'drekkana', of: 'siblings and effort' },
    4: { name: 'chaturthamsa', of: 'home and property' },
    7: { name: 'saptamsa', of: 'children' },
    9: { name: 'navamsa', of: 'marriage and inner strength' },
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
