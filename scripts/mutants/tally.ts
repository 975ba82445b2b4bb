import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

export interface Tally {
  readonly mutants: number;
  readonly killed: number;
  /** Killed mutants whose tests timed out. */
  readonly endless: number;
  readonly survived: number;
}

const KILLED: readonly MutantResult['status'][] = ['Killed', 'Timeout'];
/** Mutants no test detects; without coverage none can. */
const SURVIVED: readonly MutantResult['status'][] = ['Survived', 'NoCoverage'];

/** Counts mutants by outcome. Those that could not be run, or were ignored, are left out. */
export const tallyOf = (results: readonly Pick<MutantResult, 'status'>[]): Tally => {
  const killed = results.filter(({ status }) => KILLED.includes(status)).length;
  const survived = results.filter(({ status }) => SURVIVED.includes(status)).length;
  const endless = results.filter(({ status }) => status === 'Timeout').length;
  return { mutants: killed + survived, killed, endless, survived };
};

/** The share of detected mutants in percent; 0 if there are none. */
export const scoreOf = ({ mutants, killed }: Tally): number =>
  mutants === 0 ? 0 : (100 * killed) / mutants;

/** One line for each surviving mutant: file, line, and the change. */
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
