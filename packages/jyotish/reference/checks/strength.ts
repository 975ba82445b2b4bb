import { chartOf } from '../../src/chart/chart.ts';
import { chalitBhavaOf, sripatiBhavas } from '../../src/chart/sripati.ts';
import { midheavenOf } from '../../src/sky/midheaven.ts';
import { goodVargas, vimshopaka } from '../../src/strength/vimshopaka.ts';
import { JHORA_SCHOOL, PARASHARA_SCHOOL } from '../../src/tables/strength-schools.ts';
import type { VargaGroup } from '../../src/tables/vimshopaka.ts';
import { skyOfCase, type Clock } from '../case-skies.ts';
import { grahaNamed, outsideCases } from '../outside-cases.ts';
import {
  allEqual,
  arcsecondsApart,
  explained,
  worstWithin,
  type Check,
  type Difference,
  type Pair,
} from './check.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>;

const GROUPS: Readonly<Record<string, VargaGroup>> = {
  shad6: 'shadvarga',
  sapta7: 'saptavarga',
  dasa10: 'dashavarga',
  shodasa16: 'shodashavarga',
  shadvarga: 'shadvarga',
  saptavarga: 'saptavarga',
  dasavarga: 'dashavarga',
  shodasavarga: 'shodashavarga',
};

const groupNamed = (name: string): VargaGroup => {
  const group = GROUPS[name];
  if (group === undefined) throw new Error(`no group ${name}`);
  return group;
};

const vimshopakaDifferences = (school: typeof JHORA_SCHOOL): readonly Difference[] =>
  outsideCases<Clock, Rows>('-vimsopaka').flatMap((found) => {
    const ours = vimshopaka(chartOf(skyOfCase(found, found.input)), school);
    return Object.entries(found.expected).flatMap(([name, groups]) =>
      Object.entries(groups).map(([group, points]) => ({
        at: `${found.id} ${name} ${group}`,
        value: ours[grahaNamed(name)][groupNamed(group)] - points,
      })),
    );
  });

const isNode = ({ at }: Difference): boolean => /Rahu|Ketu/.test(at);

const vimshopakaChecks = (): readonly Check[] => {
  const theirs = vimshopakaDifferences(JHORA_SCHOOL);
  return [
    worstWithin(
      'vimshopaka of seven grahas, Jagannatha Hora',
      theirs.filter((difference) => !isNode(difference)),
      { value: 0.02, unit: ' points' },
    ),
    explained(
      worstWithin('vimshopaka of the nodes, Jagannatha Hora', theirs.filter(isNode), {
        value: 4,
        unit: ' points',
      }),
      'it gives both the friends of Saturn save Mercury, and no sign of their own',
    ),
    explained(
      worstWithin(
        "vimshopaka with the product's D2",
        vimshopakaDifferences(PARASHARA_SCHOOL).filter((difference) => !isNode(difference)),
        { value: 1.5, unit: ' points' },
      ),
      'Simha and Karka only, where it tells D2 round all signs',
    ),
  ];
};

type Houses = Readonly<
  Record<string, { readonly start: number; readonly madhya: number; readonly end: number }>
>;

const chalitDifferences = (): readonly Difference[] =>
  outsideCases<Clock, Houses>('-chalit').flatMap((found) => {
    const sky = skyOfCase(found, found.input);
    const bhavas = sripatiBhavas(sky.lagna, midheavenOf(sky, found.input.lon));
    return bhavas.flatMap(({ bhava, start, middle, end }) => {
      const printed = found.expected[bhava] ?? { start: Number.NaN, madhya: Number.NaN, end: 0 };
      const at = `${found.id} ${bhava}`;
      return [
        { at: `${at} start`, value: arcsecondsApart(start, printed.start) },
        { at: `${at} middle`, value: arcsecondsApart(middle, printed.madhya) },
        { at: `${at} end`, value: arcsecondsApart(end, printed.end) },
      ];
    });
  });

/** House of the chalit of each graha in the report of 1990. */
const CHALIT_OF_1990 = {
  sun: 7,
  moon: 11,
  mars: 5,
  mercury: 8,
  jupiter: 10,
  venus: 6,
  saturn: 5,
  rahu: 5,
  ketu: 11,
} as const;

const placedPairs = (): readonly Pair[] =>
  outsideCases<Clock, Houses>('jh1990-chalit').flatMap((found) => {
    const sky = skyOfCase(found, found.input);
    const bhavas = sripatiBhavas(sky.lagna, midheavenOf(sky, found.input.lon));
    return Object.entries(CHALIT_OF_1990).map(([name, bhava]) => ({
      at: `${found.id} ${name}`,
      ours: chalitBhavaOf(bhavas, sky.grahas[grahaNamed(name)].lon),
      theirs: bhava,
    }));
  });

const goodVargaPairs = (): readonly Pair[] =>
  outsideCases<Clock, Readonly<Record<string, number>>>('pvr-ex27-amsa').flatMap((found) => {
    const chart = chartOf(skyOfCase(found, found.input));
    return Object.entries(found.expected).map(([group, count]) => ({
      at: `${found.id} ${group}`,
      ours: goodVargas(chart, 'jupiter', groupNamed(group), JHORA_SCHOOL),
      theirs: count,
    }));
  });

/** Strength over the divisions and the houses of Sripati, as others print them. */
export const strengthChecks = (): readonly Check[] => [
  ...vimshopakaChecks(),
  allEqual('good divisions of Jupiter, a book example', goodVargaPairs()),
  worstWithin('chalit of Sripati, Jagannatha Hora', chalitDifferences(), { value: 1, unit: '″' }),
  allEqual('grahas in houses of the chalit', placedPairs()),
];
