/**
 * `npm run -s desk`: commands to answer custom questions and deliver assessment reports. Uses the database of
 * DATABASE_URL or, in development, the data folder's, whether the server runs or not.
 */
import { text } from 'node:stream/consumers';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import {
  listInWords as assessmentsInWords,
  openAssessments,
} from '@dhruva/care/assessments/server';
import { deliverAssessment, showAssessment, StaffCommandRefusal } from '@dhruva/house/desks/server';
import {
  answerSet,
  DeskRefusal,
  listInWords,
  openSets,
  setInWords,
  showSet,
} from '@dhruva/asking/own-questions/server';
import { type ProgramDeps, runProgram, UsageError, wantsHelp, withDeps } from './program.ts';

const PURPOSE = 'to prepare the report';

const HELP = `npm run -s desk -- list              questions that wait, the most urgent first
npm run -s desk -- show ID           the questions of a set and the birth they are about
npm run -s desk -- answer ID < FILE  answer a set: one answer a question, with a line of --- between
                                     them, or a JSON array of texts

npm run -s desk -- assessments       assessments that wait for their report, the most urgent first
npm run -s desk -- assessment REFERENCE [--purpose TEXT]
                                     what was bought, by whom, and their intake form; that you read it
                                     is kept, with what for ("${PURPOSE}" unless you say)
npm run -s desk -- report REFERENCE < FILE
                                     deliver the report, plain text in UTF-8: once, it cannot be changed

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)
DESK_OPERATOR  who you are, kept with what you read, answer and deliver; unset, your name on this
               machine

Ends with 0 when done, 1 when refused, 2 when asked wrongly or not set up.`;

interface Asked {
  /** The id of a question set, or the reference of an assessment. */
  readonly about: string;
  readonly purpose: string;
}

interface Command {
  /** The positional argument it requires; without it, none. */
  readonly argument?: 'ID' | 'REFERENCE';
  readonly acceptsPurpose?: boolean;
  run(deps: ProgramDeps, asked: Asked): Promise<string>;
}

const named = process.env['DESK_OPERATOR']?.trim() ?? '';
const operator = named === '' ? userInfo().username : named;

const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    run: async (deps) => {
      const { now, sets } = await openSets(deps);
      return listInWords(sets, now);
    },
  },
  show: {
    argument: 'ID',
    run: async (deps, { about: id }) => setInWords(await showSet(deps, { id, operator })),
  },
  answer: {
    argument: 'ID',
    run: async (deps, { about: id }) => {
      await answerSet(deps, { id, operator, file: await text(process.stdin) });
      return 'Kept. The customer finds the answers in My Predictions; the server sends the mail.';
    },
  },
  assessments: {
    run: async (deps) => {
      const { now, waiting } = await openAssessments(deps);
      return assessmentsInWords(waiting, now);
    },
  },
  assessment: {
    argument: 'REFERENCE',
    acceptsPurpose: true,
    run: async (deps, { about: reference, purpose }) =>
      showAssessment(deps, { reference, staff: operator, purpose }),
  },
  report: {
    argument: 'REFERENCE',
    run: async (deps, { about: reference }) =>
      deliverAssessment(deps, { reference, staff: operator, file: await text(process.stdin) }),
  },
};

const readArgs = (args: readonly string[]) => {
  try {
    const options = { purpose: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(`That is not how it is written.\n\n${HELP}`);
  }
};

const main = async ([name, ...args]: readonly string[]): Promise<string> => {
  if (name === undefined || wantsHelp(name)) return HELP;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${HELP}`);
  const { values, positionals } = readArgs(args);
  const { argument, acceptsPurpose = false } = command;
  const isFit = positionals.length === (argument === undefined ? 0 : 1);
  if (!isFit || (values.purpose !== undefined && !acceptsPurpose))
    throw new UsageError(
      `${name} takes ${argument ? `one ${argument}` : 'nothing more'}.\n\n${HELP}`,
    );
  const purpose = values.purpose?.trim() ?? PURPOSE;
  if (purpose === '') throw new UsageError(`--purpose says what you read for.\n\n${HELP}`);
  return withDeps(async (deps) => command.run(deps, { about: positionals[0] ?? '', purpose }));
};

await runProgram(main, [DeskRefusal, StaffCommandRefusal]);
