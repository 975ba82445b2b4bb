import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { environmentOf, type ZoneAndLocale } from './zones-and-locales.ts';

const SCRIPT = join(import.meta.dirname, 'narrate.ts');

/**
 * What answering these lines prints in a process with this zone and locale; `words`: of its command line.
 * Throws when the process fails.
 */
export const printedOn = async (
  setting: ZoneAndLocale,
  lines: readonly object[],
  words: readonly string[] = [],
): Promise<string> => {
  const program = spawn(process.execPath, [SCRIPT, ...words], {
    env: environmentOf(setting),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(lines.map((line) => JSON.stringify(line)).join('\n'));
  const [printed, [status]] = await Promise.all([text(program.stdout), once(program, 'close')]);
  if (status !== 0) throw new Error('the lines could not be answered');
  return printed;
};
