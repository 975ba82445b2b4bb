/**
 * `npm run -s desk`: where people answer the questions of custom packages, on the database of DATABASE_URL or, in
 * development, the one of the data folder, whether the server runs or not.
 */
import { text } from 'node:stream/consumers';
import { userInfo } from 'node:os';
import {
  answerSet,
  DeskRefusal,
  openSets,
  showSet,
} from '../src/features/custom-questions/answering/answering.service.ts';
import {
  listInWords,
  setInWords,
} from '../src/features/custom-questions/answering/desk-words.rules.ts';
import { type ProgramDeps, runProgram, Usage, wantsHelp, withDeps } from './program.ts';

const HELP = `npm run -s desk -- list              questions that wait, the most urgent first
npm run -s desk -- show ID           the questions of a set and the birth they are about
npm run -s desk -- answer ID < FILE  answer a set: one answer a question, with a line of --- between
                                     them, or a JSON array of texts

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)
DESK_OPERATOR  who you are, kept with what you read and answer; unset, your name on this machine

Ends with 0 when done, 1 when refused, 2 when asked wrongly or not set up.`;

type Command = (deps: ProgramDeps, id: string) => Promise<string>;

const operator = process.env['DESK_OPERATOR'] ?? userInfo().username;

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async (deps) => {
    const { now, sets } = await openSets(deps);
    return listInWords(sets, now);
  },
  show: async (deps, id) => setInWords(await showSet(deps, { id, operator })),
  answer: async (deps, id) => {
    await answerSet(deps, { id, operator, file: await text(process.stdin) });
    return 'Kept. The customer finds the answers in My Predictions; the server sends the mail.';
  },
};

const main = async ([name, id, ...more]: readonly string[]): Promise<string> => {
  if (name === undefined || wantsHelp(name)) return HELP;
  const command = COMMANDS[name];
  if (!command) throw new Usage(`There is no command ${name}.\n\n${HELP}`);
  const takesId = name !== 'list';
  if (takesId !== (id !== undefined) || more.length > 0)
    throw new Usage(`${name} takes ${takesId ? 'one ID' : 'nothing more'}.\n\n${HELP}`);
  return withDeps(async (deps) => command(deps, id ?? ''));
};

await runProgram(main, [DeskRefusal]);
