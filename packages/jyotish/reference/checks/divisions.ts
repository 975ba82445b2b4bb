import { placementOf, vargaRashi } from '../../src/chart/placement.ts';
import type { Sky } from '../../src/sky/sky.types.ts';
import { degrees } from '../../src/units.ts';
import type { Varga } from '../../src/vocabulary.ts';
import { skyAt } from '../../src/sky/sky.ts';
import { JAGANNATHA_HORA } from '../../src/tables/conventions.ts';
import { skyOfCase, type Clock } from '../case-skies.ts';
import { grahaNamed, longitudeNamed, outsideCases, signNamed } from '../outside-cases.ts';
import { REPORT_CLOCK, REPORTED_DIVISIONS, reportInstant } from '../report-points.ts';
import { allEqual, type Check, type Pair } from './check.ts';

type Signs = Readonly<Record<string, string>>;

const lonOf = ({ grahas, lagna }: Sky, name: string): number =>
  name === 'Asc' ? lagna : grahas[grahaNamed(name)].lon;

/** "D-9" or "9" → 9. */
const vargaNamed = (name: string): Varga => Number(name.replace('D-', '')) as Varga;

const signPairs = (at: string, lon: number, signs: Signs): readonly Pair[] =>
  Object.entries(signs).map(([varga, sign]) => ({
    at: `${at} D${vargaNamed(varga)}`,
    ours: vargaRashi(degrees(lon), vargaNamed(varga)),
    theirs: signNamed(sign),
  }));

/** The signs of all divisions, from the birth through our own sky. */
const reportPairs = (): readonly Pair[] =>
  outsideCases<{ birth: Clock }, Readonly<Record<string, Signs>>>('-vargas')
    .filter(({ id }) => id.startsWith('jh'))
    .flatMap((found) => {
      const sky = skyOfCase(found, found.input.birth);
      return Object.entries(found.expected).flatMap(([name, signs]) =>
        signPairs(`${found.id} ${name}`, lonOf(sky, name), signs),
      );
    });

const jupiterPairs = (): readonly Pair[] =>
  outsideCases<Clock, Signs>('pvr-ex27-jup-vargas').flatMap((found) =>
    signPairs(found.id, skyOfCase(found, found.input).grahas.jupiter.lon, found.expected),
  );

const padaPairs = (): readonly Pair[] =>
  outsideCases<Clock, Readonly<Record<string, { pada: number; navamsa: string }>>>('-pada').flatMap(
    (found) => {
      const sky = skyOfCase(found, found.input);
      return Object.entries(found.expected).flatMap(([name, { pada, navamsa }]) => {
        const at = `${found.id} ${name}`;
        const ours = placementOf(lonOf(sky, name));
        return [
          { at: `${at} pada`, ours: ours.pada, theirs: pada },
          { at: `${at} navamsa`, ours: ours.vargas[9], theirs: signNamed(navamsa) },
        ];
      });
    },
  );

const printedPairs = (ending: string, varga: Varga): readonly Pair[] =>
  outsideCases<Signs, Signs>(ending).flatMap(({ id, input, expected }) =>
    Object.entries(expected).map(([name, sign]) => ({
      at: `${id} ${name}`,
      ours: vargaRashi(degrees(longitudeNamed(input[name] ?? '')), varga),
      theirs: signNamed(sign),
    })),
  );

const FURTHER = [5, 6, 8, 11] as const;

const furtherPairs = (): readonly Pair[] =>
  Object.entries(REPORTED_DIVISIONS).flatMap(([year, bodies]) => {
    const sky = skyAt(reportInstant(year), REPORT_CLOCK, JAGANNATHA_HORA);
    return Object.entries(bodies).flatMap(([name, signs]) =>
      signs.split(' ').map((sign, at) => ({
        at: `${year} ${name} D${FURTHER[at]}`,
        ours: vargaRashi(degrees(lonOf(sky, name)), FURTHER[at] ?? 5),
        theirs: signNamed(sign),
      })),
    );
  });

/** Divisions of reports and books, each under its own conventions. */
export const divisionChecks = (): readonly Check[] => [
  allEqual('varga signs D1 to D60, Jagannatha Hora', reportPairs()),
  allEqual('D5, D6, D8 and D11, Jagannatha Hora', furtherPairs()),
  allEqual('pada and navamsa, Jagannatha Hora', padaPairs()),
  allEqual('Jupiter in fifteen divisions, a book example', jupiterPairs()),
  allEqual('drekkana from longitude, a book example', printedPairs('-drekkana', 3)),
  allEqual('navamsa from longitude, a book example', printedPairs('-navamsa', 9)),
];
