import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Condition, Plain } from '../../telling/everyday/plain.types.ts';
import type { ReadingContext } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { natureOf, partAgain, partOf } from './houses.ts';
import { bent } from './names.ts';
import { PLACE_NAMES } from './places.ts';
import { yogaGives } from './yoga-gives.ts';

type Carrier = Extract<Plain, { readonly says: 'carrier' }>;
type Visitor = Extract<Plain, { readonly says: 'visitor' }>;
type Link = Extract<Plain, { readonly says: 'link' }>;

const CHART = 'आपकी कुंडली';

const other = (graha: Graha | undefined): string =>
  graha === undefined ? 'एक और ग्रह' : GRAHA_NAMES[graha];

/** What a carrier does, and the postposition after its name, where it is not the subject. */
interface Predicate {
  readonly after?: 'को' | 'पर';
  readonly does: string;
}

const CONDITIONS: Readonly<Record<Condition, (plain: Carrier) => Predicate>> = {
  placed: ({ place }) => ({
    does: place === undefined ? 'अच्छी जगह बैठा है' : `${PLACE_NAMES[place]} अच्छी जगह बैठा है`,
  }),
  strong: () => ({ does: 'पूरे बल में है' }),
  able: () => ({ does: 'ज़रूरत से भी ज़्यादा बलवान है' }),
  guarding: ({ house }) => ({
    does: house === null ? 'अच्छी रखवाली करता है' : 'उसकी रखवाली ख़ुद करता है',
  }),
  backed: ({ by }) => ({ after: 'को', does: `${other(by)} का सहारा मिला है` }),
  recovered: () => ({ does: 'शुरू में कमज़ोर रहता है, फिर सँभल जाता है' }),
  confirmed: () => ({ does: 'ऊपर से ही नहीं, भीतर से भी मज़बूत है' }),
  labouring: ({ place }) => ({
    does: place === undefined ? 'कठिन जगह बैठा है' : `${PLACE_NAMES[place]} कठिन जगह बैठा है`,
  }),
  weak: () => ({ does: 'कमज़ोर राशि में है' }),
  hidden: () => ({ does: 'सूर्य के इतने पास है कि उसकी अपनी चमक दब जाती है' }),
  late: () => ({ does: 'उल्टी चाल में है, इसलिए फल देर से देता है' }),
  unable: () => ({ does: 'उतना बलवान नहीं है जितना होना चाहिए' }),
  pressed: ({ by }) => ({ after: 'पर', does: `${other(by)} का दबाव है` }),
  doubted: () => ({ does: 'जितना मज़बूत दिखता है, उतना है नहीं' }),
};

const carried = ({ graha, house }: Carrier, area: Area): string =>
  house === null
    ? `जो ${natureOf(graha, area)} का प्रतीक है`
    : `जिसके ज़िम्मे कुंडली का ${partOf(house, area).direct} है`;

const carrier = (plain: Carrier, { area, named }: ReadingContext): string => {
  const { after, does } = CONDITIONS[plain.condition](plain);
  const name = named(plain.graha);
  const head = after === undefined ? name : `${bent(name)} ${after}`;
  return `${head}, ${carried(plain, area)}, ${does}`;
};

const visitor = (
  { graha, house, how, helps }: Visitor,
  { area, named }: ReadingContext,
): string => {
  const part = `${CHART} के ${partOf(house, area).oblique}`;
  const name = named(graha);
  return how === 'looks'
    ? `${bent(name)} की ${helps ? 'अच्छी' : 'कड़ी'} नज़र ${part} पर है`
    : `${name} ${part} में बैठा है और ${helps ? 'उसे सहारा देता है' : 'उस पर बोझ डालता है'}`;
};

const link = (
  { graha, house, other: second, otherHouse, helps }: Link,
  { area, named }: ReadingContext,
): string => {
  const one = `${bent(named(graha))} के ज़िम्मे कुंडली का ${partOf(house, area).direct}`;
  const two = partAgain(otherHouse, area);
  if (graha === second)
    return `${one} भी है और ${two} भी, और वह दोनों को ${helps ? 'आपस में जोड़ता है' : 'आपस में उलझा देता है'}`;
  return `${one} है और ${bent(named(second))} के ज़िम्मे ${two}, और दोनों ${helps ? 'मिलकर काम करते हैं' : 'आपस में उलझे हुए हैं'}`;
};

/** What the birth chart says, in everyday Hindi. */
export const clause = (plain: Plain, context: ReadingContext): string => {
  switch (plain.says) {
    case 'carrier':
      return carrier(plain, context);
    case 'visitor':
      return visitor(plain, context);
    case 'link':
      return link(plain, context);
    case 'ground':
      return `${CHART} के ${partOf(plain.house, context.area).oblique} की नींव ${plain.helps ? 'पक्की है' : 'कुछ कच्ची है'}`;
    case 'yoga':
      return yogaGives(plain.yoga);
  }
};
