import type { Chart } from '../../src/chart/chart.types.ts';
import { grahasIn, houseFrom } from '../../src/chart/houses.ts';
import type { YogaId } from '../../src/yoga/all-yogas.ts';
import { yogasIn } from '../../src/yoga/yogas-in.ts';
import type { Clock } from '../case-skies.ts';
import { chartOfSigns } from '../charts-of-signs.ts';
import { chartOfCase } from '../old-skies.ts';
import { grahaNamed, outsideCases, signNamed } from '../outside-cases.ts';
import { allEqual, type Check, type Pair } from './check.ts';

interface Signs {
  readonly signs: Readonly<Record<string, string>>;
}
type Told = boolean | number | string | readonly string[];
type Expected = Readonly<Record<string, Told>>;

const OUR_NAMES: Readonly<Record<string, YogaId>> = {
  hamsa: 'hamsa',
  sunapha: 'sunapha',
  kala_sarpa: 'kala-sarpa',
  amala: 'amala',
  gajakesari: 'gaja-kesari',
  sakata: 'sakata',
};

const oursOf = (chart: Chart, name: string, told: Told): Told => {
  const { moon, jupiter } = chart.grahas;
  if (name === 'jupiter_house_from_moon') return houseFrom(moon.rashi, jupiter.rashi);
  if (name === 'moon_from_jupiter') return houseFrom(jupiter.rashi, moon.rashi);
  if (typeof told === 'string') return chart.grahas[grahaNamed(name)].rashi;
  // Cancelled ones count too: the author of the Sakata case knows no cancellation by a kendra.
  const yoga = OUR_NAMES[name];
  return yogasIn(chart).some((found) => found.yoga.id === yoga);
};

const toldPairs = (id: string, chart: Chart, expected: Expected): readonly Pair[] =>
  Object.entries(expected).flatMap(([name, told]): readonly Pair[] => {
    if (typeof told === 'object') {
      const tenth = grahasIn(chart, 10);
      return told.map((graha) => ({
        at: `${id} ${graha} in the tenth`,
        ours: tenth.includes(grahaNamed(graha)),
        theirs: true,
      }));
    }
    const theirs = typeof told === 'string' ? signNamed(told) : told;
    return [{ at: `${id} ${name}`, ours: oursOf(chart, name, told) as Pair['ours'], theirs }];
  });

const SIGN_CASES = ['bvr-hamsa-2', 'bvr-hamsa-3', 'bvr-sunapha-t', 'pyj-kalasarpa-t'];
const DATED_CASES = ['bvr-amala-1', 'bvr-gaja-1', 'bvr-gaja-2', 'bvr-sakata'];

/** Yogas others name in charts of theirs: outside-cases.json. */
export const yogaChecks = (): readonly Check[] => [
  allEqual(
    'yogas in charts of signs, book examples',
    SIGN_CASES.flatMap((ending) =>
      outsideCases<Signs, Expected>(ending).flatMap(({ id, input, expected }) =>
        toldPairs(id, chartOfSigns(input.signs), expected),
      ),
    ),
  ),
  allEqual(
    'yogas in dated charts, book examples',
    DATED_CASES.flatMap((ending) =>
      outsideCases<Clock, Expected>(ending).flatMap((found) =>
        toldPairs(found.id, chartOfCase(found, found.input), found.expected),
      ),
    ),
  ),
];
