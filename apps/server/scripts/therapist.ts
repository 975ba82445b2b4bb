/**
 * `npm run -s therapist`: commands for therapists' days, hours and leave, sessions cancelled or not held, and
 * what clients wrote for them. Uses the database of DATABASE_URL or, in development, the data folder's.
 */
import { StaffCommandRefusal } from '@dhruva/house/desks/server';
import { DayRefusal } from '@dhruva/care/therapists/server';
import { CALENDAR_COMMANDS } from './therapist/calendar-commands.ts';
import { CLIENT_COMMANDS } from './therapist/client-commands.ts';
import { runProgram, UsageError, wantsHelp, withDeps } from './program.ts';
import { readArguments } from './therapist/command.ts';

const HELP = `npm run -s therapist --
  day ID DATE               the sessions of a day in India, free time and leave; no notes
  hours ID                  the hours of the week, by the therapist's own clock, and coming leave
  hours ID mon 10:00-13:00,15:00-18:00    other hours on Mondays; "none" for none.
                            No session begins on a Sunday in India, whatever the hours.
  closed ID DATE            a day off; with --undo: open again
  leave ID FROM TO          days off, both included; with --undo: taken back, as it was given
                            Sessions outside of new hours or in leave stay, and are named.
  cancel S-1B2C3D4E --staff NAME --reason TEXT
                            the therapist cancels: the client chooses another time or gets everything back
  not-held S-1B2C3D4E --staff NAME --reason TEXT
                            a past session did not take place, whether its client said so or not: the money
                            or the session of a plan goes back, once
  held S-1B2C3D4E --staff NAME --reason TEXT
                            it took place though its client said otherwise: nothing goes back
  cases                     sessions whose clients say that they were not held, the one due first on top;
                            one past its due time is given back by itself
  case S-1B2C3D4E --staff NAME --purpose TEXT
                            what the client wrote of it
  client S-1B2C3D4E --therapist ID --staff NAME --purpose TEXT
                            what this client wrote when booking and in the intake form; A-1B2C3D4E of an
                            assessment: the intake form. Only the therapist's own clients.
  entries S-1B2C3D4E --therapist ID --staff NAME --purpose TEXT
                            how this client felt, entry by entry: only while they show it to this therapist,
                            a choice of theirs that they can take back
  reads                     who asked for what of whom, and what came of it; of one client with
                            --user S-1B2C3D4E, since a day with --since DATE

Dates are written as 2026-11-30. Names, purposes and reasons are kept: no word of the client belongs in them.
What somebody ticks as symptoms can be read by nobody else, unless they show it to their therapist.

DATABASE_URL   the database; unset, the one of the data folder (DATA_DIR)

Ends with 0 when done, 1 when refused, 2 when asked wrongly or not set up.`;

const COMMANDS = { ...CALENDAR_COMMANDS, ...CLIENT_COMMANDS };

const main = async ([name, ...args]: readonly string[]): Promise<string> => {
  if (name === undefined || wantsHelp(name)) return HELP;
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${HELP}`);
  const parsed = readArguments(command, args);
  return withDeps(async (deps) => command.run(deps, parsed));
};

await runProgram(main, [DayRefusal, StaffCommandRefusal]);
