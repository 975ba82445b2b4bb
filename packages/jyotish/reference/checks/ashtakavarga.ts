import { chartOf } from '../../src/chart/chart.ts';
import {
  ashtakavarga,
  bindusIn,
  type Ashtakavarga,
} from '../../src/strength/ashtakavarga/bindus.ts';
import { pindas } from '../../src/strength/ashtakavarga/pindas.ts';
import { ASHTAKAS, type Ashtaka } from '../../src/tables/ashtakavarga.ts';
import { skyOfCase, type Clock } from '../case-skies.ts';
import { chartOfCase } from '../old-skies.ts';
import { outsideCases, signChartNamed, signNamed } from '../outside-cases.ts';
import { allEqual, type Check, type Pair } from './check.ts';

interface Signs {
  readonly signs: Readonly<Record<string, string>>;
}
type Row = readonly number[];
type Rows = Readonly<Record<string, Row>>;

const ashtakavargaOf = ({ signs }: Signs): Ashtakavarga => ashtakavarga(signChartNamed(signs));

const ashtakaNamed = (name: string): Ashtaka =>
  name === 'Asc' ? 'lagna' : (name.toLowerCase() as Ashtaka);

const rowOf = ({ bhinna }: Ashtakavarga, name: string): Row => {
  const start = ASHTAKAS.indexOf(ashtakaNamed(name)) * 12;
  return Array.from(bhinna.subarray(start, start + 12));
};

const cellPairs = (at: string, ours: Row, theirs: Row): readonly Pair[] =>
  theirs.map((bindus, rashi) => ({ at: `${at} ${rashi}`, ours: ours[rashi], theirs: bindus }));

const rowPairs = (id: string, found: Ashtakavarga, rows: Rows): readonly Pair[] =>
  Object.entries(rows).flatMap(([name, row]) =>
    cellPairs(`${id} ${name}`, rowOf(found, name), row),
  );

interface Bindus {
  readonly bav?: Rows;
  readonly sav?: Row;
  readonly sav_7_planets?: Row;
}

const bhinnaPairs = (ending: string): readonly Pair[] =>
  outsideCases<Signs, Bindus>(ending).flatMap(({ id, input, expected }) =>
    rowPairs(id, ashtakavargaOf(input), expected.bav ?? {}),
  );

const sarvaPairs = (ending: string): readonly Pair[] =>
  outsideCases<Signs, Bindus>(ending).flatMap(({ id, input, expected }) =>
    cellPairs(
      `${id} sarva`,
      [...ashtakavargaOf(input).sarva],
      expected.sav ?? expected.sav_7_planets ?? [],
    ),
  );

type Pindas = Readonly<
  Record<string, { readonly sodhya: number; readonly rasi: number; readonly graha: number }>
>;

const pindaPairs = (): readonly Pair[] =>
  outsideCases<Signs, Pindas>('-pindas').flatMap(({ id, input, expected }) => {
    const ours = pindas(ashtakavargaOf(input));
    return Object.entries(expected).flatMap(([name, theirs]) => {
      const { sodhya, rashi, graha } = ours[ashtakaNamed(name)];
      return [
        { at: `${id} ${name} sodhya`, ours: sodhya, theirs: theirs.sodhya },
        { at: `${id} ${name} rashi`, ours: rashi, theirs: theirs.rasi },
        { at: `${id} ${name} graha`, ours: graha, theirs: theirs.graha },
      ];
    });
  });

const sunRowPairs = (): readonly Pair[] =>
  outsideCases<Signs, Rows>('bvr-1918-sunbav').flatMap(({ id, input, expected }) =>
    rowPairs(id, ashtakavargaOf(input), expected),
  );

interface SunExpected {
  readonly sun_sign: string;
  readonly house_from_lagna: number;
  readonly sun_bindus_in_Cn: number;
}

interface MoonExpected {
  readonly moon_sign: string;
  readonly moon_bindus: number;
}

const ownSignPairs = (): readonly Pair[] => [
  ...outsideCases<Clock, SunExpected>('bvr-1912-sun6').flatMap((found) => {
    const chart = chartOf(skyOfCase(found, found.input));
    const { sun } = chart.grahas;
    const bindus = bindusIn(ashtakavarga(chart), 'sun', sun.rashi);
    const { sun_sign, house_from_lagna, sun_bindus_in_Cn } = found.expected;
    return [
      { at: `${found.id} sign`, ours: sun.rashi, theirs: signNamed(sun_sign) },
      { at: `${found.id} house`, ours: sun.house, theirs: house_from_lagna },
      { at: `${found.id} bindus`, ours: bindus, theirs: sun_bindus_in_Cn },
    ];
  }),
  ...outsideCases<Clock, MoonExpected>('bvr-ellis-moon3').flatMap((found) => {
    const chart = chartOfCase(found, found.input);
    const { rashi } = chart.grahas.moon;
    const bindus = bindusIn(ashtakavarga(chart), 'moon', rashi);
    return [
      { at: `${found.id} sign`, ours: rashi, theirs: signNamed(found.expected.moon_sign) },
      { at: `${found.id} bindus`, ours: bindus, theirs: found.expected.moon_bindus },
    ];
  }),
];

/** Checks of ashtakavarga against printed bindus, sums and pindas. */
export const ashtakavargaChecks = (): readonly Check[] => [
  allEqual(
    'bhinnashtakavarga, Jagannatha Hora',
    bhinnaPairs('-bav').filter(({ at }) => at.startsWith('jh')),
  ),
  allEqual('bhinnashtakavarga, a book exercise', bhinnaPairs('pvr-exr22-bav')),
  allEqual('Sun bhinnashtakavarga, a book example', sunRowPairs()),
  allEqual('bindus of Sun and Moon in their signs, a book', ownSignPairs()),
  allEqual('sarvashtakavarga', [...sarvaPairs('-bav'), ...sarvaPairs('-sav')]),
  allEqual('rashi, graha and sodhya pinda', pindaPairs()),
];
