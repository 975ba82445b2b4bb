import { houseFrom } from '../../src/chart/houses.ts';
import { placementOf } from '../../src/chart/placement.ts';
import { trueNodeMotionAt } from '../../src/sky/single-motions.ts';
import type { Degrees } from '../../src/units.ts';
import { allEqual, EDGE, type Check, type Pair, type ReadBirth } from './check.ts';

/** The sidereal longitude we give for a body as the oracle names it. */
const bodyLon = ({ sky }: ReadBirth, name: string): Degrees | undefined => {
  if (name === 'rahuTrue') return trueNodeMotionAt(sky.jdUt).lon;
  const graha = name === 'rahuMean' ? 'rahu' : name;
  return Object.entries(sky.grahas).find(([ours]) => ours === graha)?.[1].lon;
};

const bodyPairs =
  (field: 'sign' | 'navamsa' | 'house') =>
  (birth: ReadBirth): readonly Pair[] =>
    Object.entries(birth.row.bodies)
      .filter(([, body]) => body.edge > EDGE)
      .map(([name, body]) => {
        const { rashi, vargas } = placementOf(bodyLon(birth, name) ?? Number.NaN);
        const house = houseFrom(birth.chart.lagna.rashi, rashi);
        const ours = { sign: rashi, navamsa: vargas[9], house }[field];
        return { at: `${birth.row.id} ${name}`, ours, theirs: body[field] };
      });

const chartPairs = ({ row, chart }: ReadBirth): readonly Pair[] =>
  Object.entries(row.bodies).flatMap(([name, body]) => {
    const { rahu, ...others } = chart.grahas;
    const placed = Object.entries({ ...others, rahuMean: rahu }).find(
      ([ours]) => ours === name,
    )?.[1];
    if (placed === undefined || body.edge <= EDGE) return [];
    const at = `${row.id} ${name}`;
    return [
      { at: `${at} house`, ours: placed.house, theirs: body.house },
      { at: `${at} retrograde`, ours: placed.retrograde, theirs: body.retro },
    ];
  });

const ascendantPairs = ({ row, chart }: ReadBirth): readonly Pair[] => {
  if (row.ascendant.edge <= EDGE) return [];
  const { rashi, vargas } = chart.lagna;
  return [
    { at: `${row.id} sign`, ours: rashi, theirs: row.ascendant.sign },
    { at: `${row.id} navamsa`, ours: vargas[9], theirs: row.ascendant.navamsa },
  ];
};

const moonPairs = ({ row, chart }: ReadBirth): readonly Pair[] => {
  const { nakshatra, pada } = chart.grahas.moon;
  return [
    { at: `${row.id} nakshatra`, ours: nakshatra, theirs: row.moonNakshatra },
    { at: `${row.id} pada`, ours: pada, theirs: row.moonPada },
  ];
};

/** Signs, navamsas, houses, nakshatra and pada of the oracle's births, away from boundaries. */
export const chartChecks = (births: readonly ReadBirth[]): readonly Check[] => [
  allEqual('sign of each body', births.flatMap(bodyPairs('sign'))),
  allEqual('navamsa of each body', births.flatMap(bodyPairs('navamsa'))),
  allEqual('house of each body', births.flatMap(bodyPairs('house'))),
  allEqual('house and retrogression in the chart', births.flatMap(chartPairs)),
  allEqual('ascendant sign and navamsa', births.flatMap(ascendantPairs)),
  allEqual(
    'Moon nakshatra and pada',
    births.filter(({ row }) => (row.bodies['moon']?.edge ?? 0) > EDGE).flatMap(moonPairs),
  ),
];
