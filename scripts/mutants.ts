/**
 * Mutation testing: each small change of a file must make a test fail. Runs all groups, or those named: `npm
 * run proof -- mutants`, or `node scripts/mutants.ts money auth`. Survivors are written to `survivors/`.
 * Fails when a group's score is below its minimum.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { MUTANT_GROUPS, type MutantGroup, type MutantRun } from './mutants/groups.ts';
import { strykerOptions } from './mutants/stryker-options.ts';
import { type MutantResult, scoreOf, survivorsOf, tallyOf } from './mutants/tally.ts';
import { besidePostgres } from './mutants/throw-away-postgres.ts';
import { addToTable } from './proof-table.ts';

const REPORTS = 'survivors';

const results = async (run: MutantRun): Promise<MutantResult[]> => {
  process.env['MUTANT_TESTS'] = JSON.stringify(run.tests);
  const test = () => new Stryker(strykerOptions(run)).runMutationTest();
  return run.needsDatabase ? besidePostgres(test) : test();
};

const percent = (share: number): string => `${share.toFixed(1)} %`;

/** Tests one group; returns whether its score is below the minimum. */
const isBelowMinimum = async ({ name, floor, runs }: MutantGroup): Promise<boolean> => {
  const begun = performance.now();
  const all: MutantResult[] = [];
  for (const run of runs) all.push(...(await results(run)));
  const tally = tallyOf(all);
  const score = scoreOf(tally);
  writeFileSync(`${REPORTS}/${name}.txt`, `${survivorsOf(all).join('\n')}\n`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const counts = `${tally.mutants} mutants, ${tally.killed} killed (${tally.endless} by time), ${tally.survived} survived`;
  const what = `mutants, ${name}`;
  const result = `${counts}, score ${percent(score)} (floor ${floor} %), ${seconds} s`;
  console.log(`${what}: ${result}`);
  addToTable(what, result);
  return score < floor;
};

const names = process.argv.slice(2);
const rooms = MUTANT_GROUPS.filter(({ name }) => names.length === 0 || names.includes(name));
const known = MUTANT_GROUPS.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such room: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(2);
}
mkdirSync(REPORTS, { recursive: true });
const short: string[] = [];
for (const room of rooms) if (await isBelowMinimum(room)) short.push(room.name);
if (short.length > 0) {
  console.error(`Beneath its floor: ${short.join(', ')}; what lives is in ${REPORTS}/`);
  process.exitCode = 1;
}
