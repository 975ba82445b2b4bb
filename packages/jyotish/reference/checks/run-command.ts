import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Json = Readonly<Record<string, unknown>>;

/** Runs a command of the cli over lines of input: a reply a line, in order. */
export const repliesOf = (
  command: 'chart' | 'match',
  lines: readonly object[],
): readonly Json[] => {
  const file = fileURLToPath(new URL(`../../../../apps/cli/src/${command}.ts`, import.meta.url));
  const { stdout, status, stderr } = spawnSync(process.execPath, [file], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${command} command ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
};
