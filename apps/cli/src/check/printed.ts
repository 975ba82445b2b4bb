import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentOf, MACHINES, type Machine } from '../told/machines.ts';

const TELL = join(import.meta.dirname, '../told/tell.ts');

/** The bytes that all lines are answered with, on a machine. */
export const printedOn = (lines: readonly object[], machine: Machine = MACHINES[0]): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [TELL], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    env: environmentOf(machine),
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** What a script printed, a line a reply. */
export const linesOf = (printed: string): readonly string[] => printed.trim().split('\n');

/** Asks again on a machine in another zone and language; names it where its bytes differ from `first`. */
export const otherBytes = (lines: readonly object[], first: string): readonly string[] => {
  const machine = MACHINES.at(-1) ?? MACHINES[0];
  const same = printedOn(lines, machine) === first;
  const name = `TZ=${machine.zone} LC_ALL=${machine.locale}`;
  console.log(`asked again, ${name}: ${same ? 'identical bytes' : 'DIFFERENT BYTES'}`);
  return same ? [] : [`other bytes under ${name}`];
};
