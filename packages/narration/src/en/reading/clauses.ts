import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Condition, Plain } from '../../telling/everyday/plain.types.ts';
import type { ReadingContext } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES, significationOf } from '../words/grahas.ts';
import { houseMeaning } from '../words/houses.ts';
import { placeOf } from './place-of.ts';
import { PLACE_NAMES } from './places.ts';
import { yogaGives } from './yoga-gives.ts';

type Carrier = Extract<Plain, { readonly says: 'carrier' }>;

const other = (graha: Graha | undefined): string =>
  graha === undefined ? 'another planet' : GRAHA_NAMES[graha];

const CONDITIONS: Readonly<Record<Condition, (plain: Carrier) => string>> = {
  placed: ({ place }) =>
    place === undefined ? 'stands well' : `stands well, ${PLACE_NAMES[place]}`,
  strong: () => 'is in a sign that makes it strong',
  able: () => 'has more strength than it needs',
  guarding: () => 'looks after that place itself',
  backed: ({ by }) => `has ${other(by)} on its side`,
  recovered: () => 'begins weakly and recovers',
  confirmed: () => 'keeps its strength on a closer look',
  labouring: ({ place }) =>
    place === undefined
      ? 'has to work hard'
      : `has to work from a hard place, ${PLACE_NAMES[place]}`,
  weak: () => 'is in a sign that gives it little',
  hidden: () => 'is too near the Sun to be seen',
  late: () => 'moves backward, and so gives late',
  unable: () => 'has less strength than it needs',
  pressed: ({ by }) => `has ${other(by)} pressing on it`,
  doubted: () => 'looks stronger than it is',
};

const carried = ({ graha, house }: Carrier, area: Area): string =>
  house === null
    ? `who stands for ${significationOf(graha, area)}`
    : `who carries ${houseMeaning(house, area)}`;

/** What the birth chart says, in everyday English. */
export const clause = (plain: Plain, { area, named }: ReadingContext): string => {
  switch (plain.says) {
    case 'carrier':
      return `${named(plain.graha)}, ${carried(plain, area)}, ${CONDITIONS[plain.condition](plain)}`;
    case 'visitor': {
      const verb =
        plain.how === 'stands' ? 'stands in' : plain.helps ? 'looks kindly on' : 'looks hard at';
      const end =
        plain.how === 'stands' ? (plain.helps ? ' and lifts it' : ' and weighs on it') : '';
      return `${named(plain.graha)} ${verb} ${placeOf(plain.house, area)}${end}`;
    }
    case 'link': {
      const [one, two] = [houseMeaning(plain.house, area), houseMeaning(plain.otherHouse, area)];
      if (plain.graha === plain.other)
        return `${named(plain.graha)} carries both ${one} and ${two}${plain.helps ? ', and joins them' : ', and tangles them'}`;
      const verb = plain.helps ? 'works hand in hand with' : 'is entangled with';
      return `${named(plain.graha)}, who carries ${one}, ${verb} ${named(plain.other)}, who carries ${two}`;
    }
    case 'ground':
      return `${placeOf(plain.house, area)} ${plain.helps ? 'stands on good ground' : 'stands on thin ground'}`;
    case 'yoga':
      return yogaGives(plain.yoga);
  }
};
