import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

/** Each program loads most of the server: compiled once, it starts in half the time. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/node-compile');

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
  /** Both, as they came. */
  readonly told: string;
}

/**
 * Runs a program of `apps/server/scripts` on the database of a test app, as an operator does; `typed` is what it
 * reads, `more` what its environment holds beside the database and the keys.
 */
export const runProgram =
  ({ deps }: Pick<TestApp, 'deps'>, script: string, more: Record<string, string> = {}) =>
  async (words: readonly string[], typed: string | Buffer = ''): Promise<Ended> => {
    const [master] = deps.env.masterKeys;
    const env = {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: deps.env.databaseUrl ?? '',
      MASTER_KEYS: `${master?.id}:${master?.key.toString('base64')}`,
      HASH_KEY: deps.env.hashKey.toString('base64'),
      NODE_COMPILE_CACHE: COMPILED,
      ...more,
    };
    const file = join(import.meta.dirname, '../scripts', script);
    const child = spawn(process.execPath, [file, ...words], { env });
    const ended = { out: '', errors: '', told: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (chunk: Buffer) => {
        ended[name === 'stdout' ? 'out' : 'errors'] += chunk.toString();
        ended.told += chunk.toString();
      });
    child.stdin.end(typed);
    const [code] = (await once(child, 'close')) as [number];
    return { code, ...ended };
  };
