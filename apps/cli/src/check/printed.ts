import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentOf, MACHINES, type Machine } from '../narrated/machines.ts';

const NARRATE_SCRIPT = join(import.meta.dirname, '../narrated/narrate.ts');

/** Standard output of answering all lines, in a process with a machine's settings. */
export const printedOn = (lines: readonly object[], machine: Machine = MACHINES[0]): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [NARRATE_SCRIPT], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    env: environmentOf(machine),
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** Lines of a script's output, one a reply. */
export const linesOf = (printed: string): readonly string[] => printed.trim().split('\n');

/**
 * Answers again in processes with other zones and locales; names those whose output differs from
 * `first`.
 */
export const machinesThatDiffer = (lines: readonly object[], first: string): readonly string[] => {
  const machine = MACHINES.at(-1) ?? MACHINES[0];
  const same = printedOn(lines, machine) === first;
  const name = `TZ=${machine.zone} LC_ALL=${machine.locale}`;
  console.log(`asked again, ${name}: ${same ? 'identical bytes' : 'DIFFERENT BYTES'}`);
  return same ? [] : [`other bytes under ${name}`];
};
