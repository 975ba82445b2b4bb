/**
 * `npm run -s account -w @dhruva/server`: support commands for users who cannot pass the second check or
 * lost their number; uses the database of DATABASE_URL or, in development, the data folder's.
 */
import { userInfo } from 'node:os';
import {
  AccountRefusal,
  giveNumberToParkedAccount,
  moveToNumber,
  setAccountEmail,
} from '@dhruva/account/auth/server';
import { type ProgramDeps, runProgram, UsageError, withDeps } from './program.ts';

const HELP = `npm run -s account -w @dhruva/server -- email NUMBER EMAIL
    the account NUMBER leads to gets this e-mail; its owner can then have a code sent there
npm run -s account -w @dhruva/server -- give-back FORMER NUMBER
    NUMBER leads to the account that lost the number FORMER last, and what it led to is parked instead;
    the same again undoes it
npm run -s account -w @dhruva/server -- move LOST NUMBER
    NUMBER leads to the account that LOST leads to; its sessions end

First be sure who is asking: what was booked and paid when, and how; never by what the caller was told here.

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)
DESK_OPERATOR  who you are, kept with what you do; unset, your name on this machine

Ends with 0 when done, 1 when refused, 2 when asked wrongly or not set up.`;

type Command = (deps: ProgramDeps, first: string, second: string) => Promise<void>;

const staff = process.env['DESK_OPERATOR'] ?? userInfo().username;

const COMMANDS: Readonly<Record<string, Command>> = {
  email: async (deps, number, email) => setAccountEmail(deps, { number, email, staff }),
  'give-back': async (deps, former, number) =>
    giveNumberToParkedAccount(deps, { former, number, staff }),
  move: async (deps, lost, number) => moveToNumber(deps, { lost, number, staff }),
};

await runProgram(
  async ([name = '', first, second, ...more]) => {
    const command = COMMANDS[name];
    if (!command || first === undefined || second === undefined || more.length > 0)
      throw new UsageError(HELP);
    await withDeps(async (deps) => command(deps, first, second));
    return 'Done.';
  },
  [AccountRefusal],
);
