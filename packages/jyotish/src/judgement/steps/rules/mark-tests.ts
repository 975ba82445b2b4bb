import { houseFrom, houseRashi, vargaChart } from '../../../chart/houses.ts';
import { isNaturalBenefic } from '../../../chart/nature.ts';
import { rashiIndex } from '../../../chart/placement.ts';
import { bindusIn } from '../../../strength/ashtakavarga/bindus.ts';
import { BINDU_BOUNDS, CLEARLY_MORE } from '../../../tables/ashtakavarga.ts';
import { GRAHAS } from '../../../vocabulary.ts';
import { houseBindus } from '../../reading/measures.ts';
import { lordOf } from '../../reading/ties.ts';
import type { Test, Tests } from './rule-test.ts';

/** Conditions on what only a chart with a sure lagna has. */
export type MarkCondition =
  | 'more-bindus'
  | 'own-bindus-many'
  | 'own-bindus-few'
  | 'image-in'
  | 'second-from-upapada'
  | 'chara-karaka-in'
  | 'lord-in-navamsa';

const ownBindus =
  (counts: (bindus: number) => boolean): Test<'own-bindus-many' | 'own-bindus-few'> =>
  ({ graha, house }, { chart, marks }, make) => {
    if (marks === null || graha === 'rahu' || graha === 'ketu') return [];
    const bindus = bindusIn(marks.bindus, graha, houseRashi(chart, house));
    return counts(bindus) ? [make('promise.bindus-own', { graha, house, bindus })] : [];
  };

export const MARK_TESTS: Tests<MarkCondition> = {
  'more-bindus': ({ house, than }, reading, make) => {
    const [bindus, fewer] = [houseBindus(reading, house), houseBindus(reading, than)];
    if (bindus === null || fewer === null) return [];
    return bindus - fewer >= CLEARLY_MORE
      ? [make('promise.bindus-more', { house, bindus, than, fewer })]
      : [];
  },
  'own-bindus-many': ownBindus((bindus) => bindus >= BINDU_BOUNDS.good),
  'own-bindus-few': ownBindus((bindus) => bindus <= BINDU_BOUNDS.weak),
  'image-in': ({ image, houses }, { marks }, make) => {
    if (marks === null) return [];
    const place = houseFrom(marks.images[1], marks.images[image]);
    return houses.includes(place) ? [make('promise.image-in', { image, place })] : [];
  },
  'second-from-upapada': ({ holds }, { chart, marks }, make) => {
    if (marks === null) return [];
    const second = rashiIndex(marks.images[12] + 1);
    const inside = GRAHAS.filter((graha) => chart.grahas[graha].rashi === second);
    const benefics = inside.filter((graha) => isNaturalBenefic(chart, graha));
    const [graha] = holds === 'benefic' || benefics.length > 0 ? benefics : inside;
    const isAsked = (holds === 'benefic') === benefics.length > 0;
    return graha !== undefined && isAsked ? [make('promise.second-from-upapada', { graha })] : [];
  },
  'chara-karaka-in': ({ karaka, varga, houses }, { chart, marks }, make) => {
    if (marks === null) return [];
    const graha = marks.charaKarakas[karaka];
    const vargaHouse = vargaChart(chart, varga).grahas[graha].house;
    const evidence = { chara: karaka, graha, varga, vargaHouse };
    return houses.includes(vargaHouse) ? [make('varga.chara-karaka-in', evidence)] : [];
  },
  'lord-in-navamsa': ({ lord: house, rashis }, reading, make) => {
    if (reading.from === 'moon') return [];
    const lord = lordOf(reading, house);
    const rashi = reading.chart.grahas[lord].vargas[9];
    return rashis.includes(rashi) ? [make('promise.navamsa-of-lord', { house, lord, rashi })] : [];
  },
};
