import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

export interface Tally {
  readonly mutants: number;
  readonly killed: number;
  /** Of the killed those whose tests came to no end. */
  readonly endless: number;
  readonly survived: number;
}

const KILLED: readonly MutantResult['status'][] = ['Killed', 'Timeout'];
/** No test reaches it, so none would notice. */
const SURVIVED: readonly MutantResult['status'][] = ['Survived', 'NoCoverage'];

/** What became of the mutants. Those that could not be run, or were left out, do not count. */
export const tallyOf = (results: readonly Pick<MutantResult, 'status'>[]): Tally => {
  const killed = results.filter(({ status }) => KILLED.includes(status)).length;
  const survived = results.filter(({ status }) => SURVIVED.includes(status)).length;
  const endless = results.filter(({ status }) => status === 'Timeout').length;
  return { mutants: killed + survived, killed, endless, survived };
};

/** The share of mutants that were noticed, in percent; 0 of none, which proves nothing. */
export const scoreOf = ({ mutants, killed }: Tally): number =>
  mutants === 0 ? 0 : (100 * killed) / mutants;

/** One line for each that lives, by file and line: what was changed into what. */
export const survivorsOf = (
  results: readonly Pick<
    MutantResult,
    'status' | 'fileName' | 'location' | 'mutatorName' | 'replacement'
  >[],
): string[] =>
  results
    .filter(({ status }) => SURVIVED.includes(status))
    .map(({ status, fileName, location, mutatorName, replacement = '' }) => {
      const { line, column } = location.start;
      const by = replacement.replaceAll(/\s+/gu, ' ').slice(0, 100);
      const untried = status === 'NoCoverage' ? ' (no test comes here)' : '';
      return `${relative(process.cwd(), fileName)}:${line}:${column} ${mutatorName} → ${by}${untried}`;
    });
