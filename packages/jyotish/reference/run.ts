/**
 * Compares the engine with outside truth and prints each check: `npm run reference`;
 * `npm run reference -- --write` puts the results on the site.
 */
import { chartOf } from '../src/chart/chart.ts';
import { skyAt } from '../src/sky/sky.ts';
import { julianDayUt } from '../src/units.ts';
import { ashtakavargaChecks } from './checks/ashtakavarga.ts';
import { almanacChecks } from './checks/almanac.ts';
import { almanacMonthChecks } from './checks/almanac-months.ts';
import { chartChecks } from './checks/chart.ts';
import type { ReadBirth, Topics } from './checks/check.ts';
import { commandChecks } from './checks/command.ts';
import { dashaCaseChecks } from './checks/dasha-cases.ts';
import { dashaChecks } from './checks/dasha.ts';
import { divisionChecks } from './checks/divisions.ts';
import { ingressChecks } from './checks/ingress.ts';
import { longitudeChecks } from './checks/longitudes.ts';
import { jaiminiChecks } from './checks/jaimini.ts';
import { kutaCaseChecks } from './checks/kuta-cases.ts';
import { matchChecks } from './checks/match.ts';
import { panchangaChecks } from './checks/panchanga.ts';
import { skyChecks } from './checks/sky.ts';
import { skyEventChecks } from './checks/sky-events.ts';
import { yoginiChecks } from './checks/yogini.ts';
import { yogaChecks } from './checks/yoga.ts';
import { shadbalaChecks } from './checks/shadbala.ts';
import { specialPointChecks } from './checks/special-points.ts';
import { strengthChecks } from './checks/strength.ts';
import { wealthLagnaChecks } from './checks/wealth-lagnas.ts';
import { zoneChecks } from './checks/zones.ts';
import { matchRows } from './match-rows.ts';
import { oracleRows } from './oracle-rows.ts';
import { isPublished, publish } from './published.ts';
import { everyGateCompared, topicLines } from './topics.ts';

const rows = oracleRows();
const pairs = matchRows();
const births: readonly ReadBirth[] = rows.map((row) => {
  const sky = skyAt(julianDayUt(row.jdUt), row.input);
  return { row, sky, chart: chartOf(sky) };
});

const topics: Topics = {
  'The sky': [...skyChecks(births), ...longitudeChecks(), ...ingressChecks(), ...skyEventChecks()],
  'The chart and its divisions': [
    ...chartChecks(births),
    ...divisionChecks(),
    ...jaiminiChecks(),
    ...wealthLagnaChecks(),
    ...specialPointChecks(),
    ...yogaChecks(),
  ],
  Strengths: [...ashtakavargaChecks(), ...shadbalaChecks(), ...strengthChecks()],
  Periods: [...dashaChecks(births), ...dashaCaseChecks(), ...yoginiChecks()],
  'Almanac and clocks': [
    ...panchangaChecks(births),
    ...almanacChecks(),
    ...almanacMonthChecks(),
    ...zoneChecks(),
  ],
  'Two people': [...kutaCaseChecks(), ...matchChecks(pairs, rows)],
  'What the commands print': commandChecks(rows),
};
const compared = Object.values(topics).flat();
if (process.argv.includes('--write')) publish(topics);
const checks = [...compared, everyGateCompared(compared), isPublished(topics)];

for (const { name, passed, detail } of checks) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(50)} ${detail}`);
}
for (const line of topicLines(compared)) console.log(line);
const failures = checks.filter(({ passed }) => !passed).length;
console.log(
  `${births.length} births, ${pairs.length} pairs, ${checks.length} checks, ${failures} failures`,
);
process.exitCode = failures === 0 ? 0 : 1;
