/**
 * `npm run -s erasures -w @dhruva/server`: lists deleted accounts, and repeats the deletions on a restored
 * backup; uses the database of DATABASE_URL or, in development, the data folder's.
 */
import { text } from 'node:stream/consumers';
import { applyErasures, readErasureLines, writeErasures } from '@dhruva/house/privacy/server';
import { createPersonalData } from '../src/personal-data.ts';
import { type ProgramDeps, runProgram, UsageError, withDeps } from './program.ts';

const HELP = `npm run -s erasures -w @dhruva/server -- list > FILE   the accounts deleted, one a line: number and dates
npm run -s erasures -w @dhruva/server -- apply < FILE  erase them again, after a backup was restored

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)

Ends with 0 when done, 2 when asked wrongly or not set up.`;

const readList = (lines: string) => {
  try {
    return readErasureLines(lines);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
};

const COMMANDS: Readonly<Record<string, (deps: ProgramDeps) => Promise<string>>> = {
  list: async (deps) => writeErasures(deps),
  apply: async (deps) => {
    const deletions = readList(await text(process.stdin));
    const personalData = createPersonalData(deps.userKeys);
    const count = await applyErasures({ ...deps, personalData }, deletions);
    return `${count} of ${deletions.length} accounts erased again.`;
  },
};

await runProgram(async ([name = '', ...more]) => {
  const command = COMMANDS[name];
  if (!command || more.length > 0) throw new UsageError(HELP);
  return withDeps(command);
});
