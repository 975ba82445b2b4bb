import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Condition, Plain } from '../../telling/everyday/plain.types.ts';
import type { ReadingContext } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES, significationOf } from '../words/grahas.ts';
import { houseMeaning } from '../words/houses.ts';
import { placeOf } from './place-of.ts';
import { yogaGives } from './yoga-gives.ts';

type Carrier = Extract<Plain, { readonly says: 'carrier' }>;

const other = (graha: Graha | undefined): string =>
  graha === undefined ? 'another planet' : GRAHA_NAMES[graha];

const seat = ({ house, place }: Carrier, area: Area): string => {
  if (place === undefined) return '';
  return place === house ? ' its own house' : ` ${placeOf(place, area)}`;
};

const CONDITIONS: Readonly<Record<Condition, (plain: Carrier, area: Area) => string>> = {
  placed: (plain, area) =>
    plain.place === undefined ? 'stands well' : `helps from${seat(plain, area)}`,
  strong: () => 'is strong in its sign and gives freely',
  able: () => 'has strength to spare',
  guarding: () => 'looks after its own house',
  backed: ({ by }) => `has ${other(by)} on its side`,
  recovered: () => 'starts out weak and gains strength with the years',
  confirmed: () => 'holds firm on a closer look too',
  labouring: (plain, area) =>
    plain.place === undefined ? 'has to work hard' : `is held up in${seat(plain, area)}`,
  weak: () => 'is weak in its sign and gives little by itself',
  hidden: () => 'stands so near the Sun that its help is overlooked',
  late: () => 'gives late, often on the second try',
  unable: () => 'is too weak to manage alone',
  pressed: ({ by }) => `is under pressure from ${other(by)}`,
  doubted: () => 'looks stronger than it is',
};

const carried = ({ graha, house }: Carrier, area: Area): string =>
  house === null
    ? `the planet of ${significationOf(graha, area)}`
    : `your planet for ${houseMeaning(house, area)}`;

/** What the birth chart says, in everyday English. */
export const clause = (plain: Plain, { area, named }: ReadingContext): string => {
  switch (plain.says) {
    case 'carrier':
      return `${named(plain.graha)}, ${carried(plain, area)}, ${CONDITIONS[plain.condition](plain, area)}`;
    case 'visitor': {
      const looks = plain.graha === 'jupiter' ? 'looks without much strength at' : 'looks hard at';
      const verb = plain.how === 'stands' ? 'stands in' : plain.helps ? 'looks kindly on' : looks;
      const end =
        plain.how === 'stands' ? (plain.helps ? ' and lifts it' : ' and weighs on it') : '';
      return `${named(plain.graha)} ${verb} ${placeOf(plain.house, area)}${end}`;
    }
    case 'link': {
      const [one, two] = [houseMeaning(plain.house, area), houseMeaning(plain.otherHouse, area)];
      if (plain.graha === plain.other)
        return `${named(plain.graha)} is your planet for ${one} as well as for ${two}${plain.helps ? ', and joins the two' : ', and sets one against the other'}`;
      const verb = plain.helps ? 'works hand in hand with' : 'gets in the way of';
      return `${named(plain.graha)}, your planet for ${one}, ${verb} ${named(plain.other)}, your planet for ${two}`;
    }
    case 'ground':
      return `${placeOf(plain.house, area)} ${plain.helps ? 'has good support' : 'has little support'}`;
    case 'yoga':
      return yogaGives(plain.yoga);
  }
};
