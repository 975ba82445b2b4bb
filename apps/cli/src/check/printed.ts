import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { environmentOf, MACHINES, type Machine } from '../narrated/machines.ts';

const NARRATE_SCRIPT = join(import.meta.dirname, '../narrated/narrate.ts');

/** What answering lines printed, and the name of another machine on which it printed other bytes. */
export interface Printed {
  readonly text: string;
  readonly differsOn: readonly string[];
}

/** Lines of a script's output, one a reply. */
export const linesOf = (printed: string): readonly string[] => printed.trim().split('\n');

const printedOn = async (input: string, machine: Machine): Promise<string> => {
  const program = spawn(process.execPath, [NARRATE_SCRIPT], {
    env: environmentOf(machine),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(input);
  const [printed, [status]] = await Promise.all([text(program.stdout), once(program, 'close')]);
  if (status !== 0) throw new Error('the lines could not be answered');
  return printed;
};

/** Answers all lines at once in two processes, the second with another zone and locale. */
export const printedTwice = async (lines: readonly object[]): Promise<Printed> => {
  const other = MACHINES.at(-1) ?? MACHINES[0];
  const input = lines.map((line) => JSON.stringify(line)).join('\n');
  const [first, second] = await Promise.all([
    printedOn(input, MACHINES[0]),
    printedOn(input, other),
  ]);
  const name = `TZ=${other.zone} LC_ALL=${other.locale}`;
  const same = first === second;
  console.log(`asked again, ${name}: ${same ? 'identical bytes' : 'DIFFERENT BYTES'}`);
  return { text: first, differsOn: same ? [] : [`other bytes under ${name}`] };
};
