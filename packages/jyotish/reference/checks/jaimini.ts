import { chartOf } from '../../src/chart/chart.ts';
import { rashisAspectedFrom } from '../../src/chart/drishti.ts';
import { isTemporaryFriend } from '../../src/chart/friendship.ts';
import { argalasOnBhava } from '../../src/jaimini/argala.ts';
import { arudhas } from '../../src/jaimini/arudhas.ts';
import { charaKarakas, eightCharaKarakas } from '../../src/jaimini/chara-karakas.ts';
import { jaiminiLord, type PlacedChart } from '../../src/jaimini/co-lords.ts';
import { ARGALA_OBSTRUCTIONS } from '../../src/tables/jaimini.ts';
import type { Bhava, Graha } from '../../src/vocabulary.ts';
import { skyOfCase, type Clock } from '../case-skies.ts';
import {
  grahaNamed,
  longitudeNamed,
  outsideCases,
  signChartNamed,
  signNamed,
} from '../outside-cases.ts';
import { allEqual, type Check, type Pair } from './check.ts';

type Names = Readonly<Record<string, string>>;
type Lists = Readonly<Record<string, readonly string[]>>;
interface Signs {
  readonly signs: Names;
}
interface Birth {
  readonly birth: Clock;
}

const KARAKA_NAMES = {
  AK: 'atma',
  AmK: 'amatya',
  BK: 'bhratri',
  MK: 'matri',
  PiK: 'pitri',
  PK: 'putra',
  GK: 'gnati',
  DK: 'dara',
} as const;

const karakaPairs = (id: string, ours: Partial<Record<string, Graha>>, theirs: Names) =>
  Object.entries(theirs).map(([name, graha]) => ({
    at: `${id} ${name}`,
    ours: ours[KARAKA_NAMES[name as keyof typeof KARAKA_NAMES]],
    theirs: grahaNamed(graha),
  }));

const sevenPairs = (): readonly Pair[] =>
  outsideCases<Birth, Names>('-chara-karakas').flatMap((found) =>
    karakaPairs(
      found.id,
      charaKarakas(chartOf(skyOfCase(found, found.input.birth))),
      found.expected,
    ),
  );

const eightPairs = (): readonly Pair[] =>
  outsideCases<Names, Names>('pvr-exr11-karakas').flatMap(({ id, input, expected }) => {
    const grahas = Object.fromEntries(
      Object.entries(input).map(([name, text]) => [
        grahaNamed(name),
        { degreesInRashi: longitudeNamed(text) % 30 },
      ]),
    ) as Record<Graha, { degreesInRashi: number }>;
    return karakaPairs(id, eightCharaKarakas({ grahas }), expected);
  });

/** Signs without degrees: enough where an earlier step than degrees decides. */
const placedFrom = ({ signs }: Signs): PlacedChart => {
  const { lagna, grahas } = signChartNamed(signs);
  return {
    lagna,
    grahas: Object.fromEntries(
      Object.entries(grahas).map(([graha, { rashi }]) => [
        graha,
        { rashi, degreesInRashi: Number.NaN },
      ]),
    ) as PlacedChart['grahas'],
  };
};

const arudhaPairs = (id: string, chart: PlacedChart, theirs: Names): readonly Pair[] => {
  const ours = arudhas(chart);
  return Object.entries(theirs).map(([name, sign]) => {
    const bhava = Number({ AL: 'A1', UL: 'A12' }[name]?.slice(1) ?? name.slice(1)) as Bhava;
    return { at: `${id} ${name}`, ours: ours[bhava], theirs: signNamed(sign) };
  });
};

const reportArudhas = (): readonly Pair[] =>
  outsideCases<Birth, Names>('-arudhas')
    .filter(({ gate }) => gate)
    .flatMap((found) =>
      arudhaPairs(found.id, chartOf(skyOfCase(found, found.input.birth)), found.expected),
    );

const bookArudhas = (): readonly Pair[] =>
  outsideCases<Signs, Names>('pvr-ex29-arudhas').flatMap(({ id, input, expected }) =>
    arudhaPairs(id, placedFrom(input), expected),
  );

const coLordPairs = (): readonly Pair[] =>
  outsideCases<Signs, Names>('pvr-ex29-stronger').flatMap(({ id, input, expected }) =>
    Object.entries(expected).map(([pair, name]) => ({
      at: `${id} ${pair}`,
      ours: jaiminiLord(placedFrom(input), pair.startsWith('Mars') ? 7 : 10).lord,
      theirs: grahaNamed(name),
    })),
  );

const named = (grahas: readonly string[]): string =>
  grahas.map((graha) => graha.toLowerCase()).join(' ');

const argalaPairs = (): readonly Pair[] =>
  outsideCases<Signs, Readonly<Record<string, Lists>>>('-argala').flatMap(
    ({ id, input, expected }) =>
      Object.entries(expected).flatMap(([house, theirs]) => {
        const { places } = argalasOnBhava(signChartNamed(input.signs), Number(house) as Bhava);
        return places.flatMap(({ place, by, against }) => [
          { at: `${id} ${house} ${place}`, ours: named(by), theirs: named(theirs[place] ?? ['?']) },
          {
            at: `${id} ${house} against ${place}`,
            ours: named(against),
            theirs: named(theirs[ARGALA_OBSTRUCTIONS[place]] ?? ['?']),
          },
        ]);
      }),
  );

const drishtiPairs = (): readonly Pair[] =>
  outsideCases<Signs, Lists>('pvr-ex14-drishti').flatMap(({ id, input, expected }) => {
    const { grahas } = signChartNamed(input.signs);
    return Object.entries(expected).map(([name, signs]) => {
      const graha = grahaNamed(name);
      const ours = rashisAspectedFrom(graha, grahas[graha].rashi);
      const inOrder = (rashis: readonly number[]): string =>
        rashis.toSorted((a, b) => a - b).join(' ');
      return { at: `${id} ${name}`, ours: inOrder(ours), theirs: inOrder(signs.map(signNamed)) };
    });
  });

const friendPairs = (): readonly Pair[] =>
  outsideCases<Signs, Lists>('pvr-ex4-friends').flatMap(({ id, input, expected }) => {
    const { grahas } = signChartNamed(input.signs);
    return Object.entries(expected).flatMap(([name, friends]) =>
      Object.entries(grahas)
        .filter(([other]) => other !== grahaNamed(name))
        .map(([other, { rashi }]) => ({
          at: `${id} ${name} ${other}`,
          ours: isTemporaryFriend(grahas[grahaNamed(name)].rashi, rashi),
          theirs: friends.map(grahaNamed).includes(other as Graha),
        })),
    );
  });

/** Chara karakas, arudhas, co-lords, argala, drishti and temporary friends as books and reports have them. */
export const jaiminiChecks = (): readonly Check[] => [
  allEqual('graha drishti, a book exercise', drishtiPairs()),
  allEqual('temporary friends, a book example', friendPairs()),
  allEqual('chara karakas, seven, Jagannatha Hora', sevenPairs()),
  allEqual('chara karakas, eight, a book exercise', eightPairs()),
  allEqual('arudha padas, Jagannatha Hora', reportArudhas()),
  allEqual('arudha padas, a book example', bookArudhas()),
  allEqual('stronger of co-lords, a book example', coLordPairs()),
  allEqual('argala and its obstruction, a book exercise', argalaPairs()),
];
