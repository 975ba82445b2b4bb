import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Condition, Plain } from '../../telling/everyday/plain.types.ts';
import type { ReadingContext } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES, significationOf } from '../words/grahas.ts';
import { houseMeaning } from '../words/houses.ts';
import { placeOf } from './place-of.ts';
import { DELAY_COMES, HELP_COMES } from './places.ts';
import { yogaGives } from './yoga-gives.ts';

type Carrier = Extract<Plain, { readonly says: 'carrier' }>;

const other = (graha: Graha | undefined): string =>
  graha === undefined ? 'another planet' : GRAHA_NAMES[graha];

const CONDITIONS: Readonly<Record<Condition, (plain: Carrier) => string>> = {
  placed: ({ place }) => (place === undefined ? 'stands well' : `helps ${HELP_COMES[place]}`),
  strong: () => 'is strong in its sign and gives freely',
  able: () => 'has strength to spare',
  guarding: () => 'keeps watch over that part of life itself',
  backed: ({ by }) => `has ${other(by)} on its side`,
  recovered: () => 'begins weakly and gains strength with time',
  confirmed: () => 'keeps its promise on a closer look',
  labouring: ({ place }) =>
    place === undefined ? 'has to work hard' : `is held up by ${DELAY_COMES[place]}`,
  weak: () => 'is weak in its sign and gives little by itself',
  hidden: () => 'stands so near the Sun that its help goes unseen',
  late: () => 'gives late, often on the second try',
  unable: () => 'has too little strength to carry it alone',
  pressed: ({ by }) => `is under pressure from ${other(by)}`,
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
      return `${placeOf(plain.house, area)} ${plain.helps ? 'has good ground to grow on' : 'has thin ground to grow on'}`;
    case 'yoga':
      return yogaGives(plain.yoga);
  }
};
