import { vargaChart } from '../../../chart/houses.ts';
import { rashiAspects } from '../../../jaimini/rashi-drishti.ts';
import { HORA_OF } from '../../../tables/points.ts';
import { rashiLord } from '../../../tables/rashis.ts';
import type { SevenGraha } from '../../../vocabulary.ts';
import { lordOf } from '../../reading/ties.ts';
import type { ConditionTests } from './rule-test.ts';

/** Conditions on divisional charts; they need a known birth time. */
export type VargaCondition =
  | 'chara-karaka-in'
  | 'chara-karakas-linked'
  | 'lord-in-navamsa'
  | 'lord-in-varga'
  | 'lord-in-hora';

/** Share of two signs that aspect each other, less than one sign shared. */
const SEEN_SHARE = 0.5;

export const VARGA_TESTS: ConditionTests<VargaCondition> = {
  'chara-karaka-in': ({ karaka, varga, houses }, { chart, extras }, make) => {
    if (extras === null) return [];
    const graha = extras.charaKarakas[karaka];
    const vargaHouse = vargaChart(chart, varga).grahas[graha].house;
    const evidence = { chara: karaka, graha, varga, vargaHouse };
    return houses.includes(vargaHouse) ? [make('varga.chara-karaka-in', evidence)] : [];
  },
  'chara-karakas-linked': ({ karaka: chara, with: otherChara, varga }, { chart, extras }, make) => {
    if (extras === null) return [];
    const [graha, other] = [extras.charaKarakas[chara], extras.charaKarakas[otherChara]];
    const [here, there] = [chart.grahas[graha].vargas[varga], chart.grahas[other].vargas[varga]];
    const evidence = { chara, graha, otherChara, other, varga };
    const id = 'varga.chara-karakas-linked';
    if (here === there) return [make(id, { ...evidence, relation: 'conjunction' })];
    return rashiAspects(here, there)
      ? [make(id, { ...evidence, relation: 'mutual-aspect' }, SEEN_SHARE)]
      : [];
  },
  'lord-in-navamsa': ({ lord: house, rashis }, reading, make) => {
    if (reading.from === 'moon') return [];
    const lord = lordOf(reading, house);
    const rashi = reading.chart.grahas[lord].vargas[9];
    return rashis.includes(rashi) ? [make('promise.navamsa-of-lord', { house, lord, rashi })] : [];
  },
  'lord-in-varga': ({ lord: house, varga, at }, reading, make) => {
    if (reading.from === 'moon') return [];
    const lord = lordOf(reading, house);
    const vargaHouse = vargaChart(reading.chart, varga).grahas[lord].house;
    return at.includes(vargaHouse)
      ? [make('varga.lord-in-house', { varga, house, lord, vargaHouse })]
      : [];
  },
  'lord-in-hora': ({ lord: house, gives }, reading, make) => {
    if (reading.from === 'moon') return [];
    const lord = lordOf(reading, house);
    const likes = HORA_OF[lord as SevenGraha];
    const hora = rashiLord(reading.chart.grahas[lord].vargas[2]) === 'sun' ? 'sun' : 'moon';
    return likes !== 'both' && (likes === hora) === gives
      ? [make('varga.lord-in-hora', { house, lord, hora })]
      : [];
  },
};
