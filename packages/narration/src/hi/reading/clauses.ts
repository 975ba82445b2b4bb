import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Condition, Plain } from '../../telling/everyday/plain.types.ts';
import type { ReadingContext, Tie } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { houseInTalk } from '../words/houses.ts';
import { bent, IN_CHART, withSignAfter } from './names.ts';
import { titleOf } from './titles.ts';
import { yogaGives } from './yoga-gives.ts';

type Carrier = Extract<Plain, { readonly says: 'carrier' }>;
type Visitor = Extract<Plain, { readonly says: 'visitor' }>;
type Link = Extract<Plain, { readonly says: 'link' }>;

const other = (graha: Graha | undefined): string =>
  graha === undefined ? 'एक और ग्रह' : GRAHA_NAMES[graha];

/** What joins the sign of a carrier to what it does; or the postposition after its name. */
type Joint = 'में' | 'में,' | 'से' | 'को' | 'पर';
type Predicate = readonly [joint: Joint, does: string];

const seated = (
  { house, place }: Carrier,
  area: Area,
  { atHome, elsewhere }: { readonly atHome: string; readonly elsewhere: string },
): Predicate => {
  if (place === undefined) return ['में', elsewhere];
  return place === house
    ? ['में,', `अपने ही घर में ${atHome}`]
    : ['में,', `${houseInTalk(place, area).oblique} में ${elsewhere}`];
};

const CONDITIONS: Readonly<Record<Condition, (plain: Carrier, area: Area) => Predicate>> = {
  placed: (plain, area) => seated(plain, area, { atHome: 'बैठा है', elsewhere: 'अच्छी जगह बैठा है' }),
  strong: () => ['में', 'बहुत बलवान है'],
  able: () => ['में', 'ख़ूब मज़बूत है'],
  guarding: () => ['से', 'अपने घर की रखवाली ख़ुद करता है'],
  backed: ({ by }) => ['को', `${other(by)} का सहारा मिला है`],
  recovered: () => ['में', 'पहले कमज़ोर पड़ता है, फिर सँभल जाता है'],
  confirmed: () => ['में', 'ऊपर से ही नहीं, भीतर से भी मज़बूत है'],
  labouring: (plain, area) =>
    plain.place === undefined
      ? ['में', 'कठिन जगह बैठा है']
      : seated(plain, area, { atHome: 'बैठकर भी मुश्किल में है', elsewhere: 'है' }),
  weak: () => ['में', 'कमज़ोर है'],
  hidden: () => ['में', 'सूर्य के इतने पास है कि उसकी अपनी चमक दब जाती है'],
  late: () => ['में', 'उल्टी चाल में है और फल देर से देता है'],
  unable: () => ['में', 'जितना चाहिए, उतना मज़बूत नहीं है'],
  pressed: ({ by }) => ['पर', `${other(by)} का दबाव है`],
  doubted: () => ['में', 'जितना मज़बूत दिखता है, उतना है नहीं'],
};

const tieOf = ({ house }: Carrier): Tie =>
  house === null ? { by: 'stands-for' } : { by: 'carries', house };

const carrier = (plain: Carrier, { area, named }: ReadingContext): string => {
  const [joint, does] = CONDITIONS[plain.condition](plain, area);
  const { direct, oblique } = titleOf(plain.graha, tieOf(plain), area);
  const name = named(plain.graha);
  return joint === 'को' || joint === 'पर'
    ? `${IN_CHART}${oblique} ${bent(name)} ${joint} ${does}`
    : `${IN_CHART}${direct} ${withSignAfter(name, joint)} ${does}`;
};

const visitor = (
  { graha, house, how, helps }: Visitor,
  { area, named }: ReadingContext,
): string => {
  const part = houseInTalk(house, area).oblique;
  const name = named(graha);
  return how === 'looks'
    ? `${IN_CHART}${bent(name)} की ${helps ? 'अच्छी' : 'कड़ी'} नज़र ${part} पर है`
    : `${IN_CHART}${name} ${part} में बैठा है और ${helps ? 'उसे सहारा देता है' : 'उस पर बोझ डालता है'}`;
};

const link = (
  { graha, house, other: second, otherHouse, helps }: Link,
  { area, named }: ReadingContext,
): string => {
  const [one, two] = [houseInTalk(house, area), houseInTalk(otherHouse, area)];
  if (graha === second)
    return `${IN_CHART}${one.direct} और ${two.direct}, दोनों का मालिक ${named(graha)} है, और वह दोनों को ${helps ? 'आपस में जोड़ता है' : 'आपस में उलझा देता है'}`;
  return `${IN_CHART}${one.oblique} का मालिक ${named(graha)} और ${two.oblique} का मालिक ${named(second)} ${helps ? 'मिलकर काम करते हैं' : 'आपस में उलझे हुए हैं'}`;
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
      return `${IN_CHART}${houseInTalk(plain.house, context.area).oblique} को पूरा बल ${plain.helps ? 'मिला है' : 'नहीं मिला'}`;
    case 'yoga':
      return yogaGives(plain.yoga);
  }
};
