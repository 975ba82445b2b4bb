import { houseFrom, houseRashi } from '../../../chart/houses.ts';
import { functionalNature } from '../../../chart/nature.ts';
import { bindusIn } from '../../../strength/ashtakavarga/bindus.ts';
import { BINDU_BOUNDS, CLEARLY_MORE } from '../../../tables/ashtakavarga.ts';
import { houseBindus, strongestOf } from '../../reading/measures.ts';
import type { ConditionTest, ConditionTests } from './rule-test.ts';

/** Conditions on bindus, arudha padas and shadbala. */
export type ExtrasCondition =
  | 'more-bindus'
  | 'own-bindus-many'
  | 'own-bindus-few'
  | 'image-in'
  | 'strongest-graha';

const ownBindus =
  (counts: (bindus: number) => boolean): ConditionTest<'own-bindus-many' | 'own-bindus-few'> =>
  ({ graha, house }, { chart, extras }, make) => {
    if (extras === null || graha === 'rahu' || graha === 'ketu') return [];
    const bindus = bindusIn(extras.bindus, graha, houseRashi(chart, house));
    return counts(bindus) ? [make('promise.bindus-own', { graha, house, bindus })] : [];
  };

export const EXTRAS_TESTS: ConditionTests<ExtrasCondition> = {
  'more-bindus': ({ house, than }, reading, make) => {
    const [bindus, fewer] = [houseBindus(reading, house), houseBindus(reading, than)];
    if (bindus === null || fewer === null) return [];
    return bindus - fewer >= CLEARLY_MORE
      ? [make('promise.bindus-more', { house, bindus, than, fewer })]
      : [];
  },
  'own-bindus-many': ownBindus((bindus) => bindus >= BINDU_BOUNDS.good),
  'own-bindus-few': ownBindus((bindus) => bindus <= BINDU_BOUNDS.weak),
  'image-in': ({ image, houses }, { extras }, make) => {
    if (extras === null) return [];
    const place = houseFrom(extras.images[1], extras.images[image]);
    return houses.includes(place) ? [make('promise.image-in', { image, place })] : [];
  },
  'strongest-graha': ({ nature }, reading, make) => {
    const strongest = strongestOf(reading);
    if (strongest === null) return [];
    const made = functionalNature(reading.chart, strongest.graha);
    const helps = made === 'benefic' || made === 'yogakaraka';
    const isAsked = nature === 'benefic' ? helps : made === 'malefic';
    return isAsked ? [make('promise.strongest', strongest)] : [];
  },
};
