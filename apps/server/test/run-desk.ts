import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

const DESK = join(import.meta.dirname, '../scripts/desk.ts');

/**
 * Runs `npm run -s desk -- …` on the database of a test app, as an operator does; `file` is its input file.
 */
export const deskCommand = ({ deps }: Pick<TestApp, 'deps'>) => {
  const [master] = deps.env.masterKeys;
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: deps.env.databaseUrl ?? '',
    MASTER_KEYS: `${master?.id}:${master?.key.toString('base64')}`,
    HASH_KEY: deps.env.hashKey.toString('base64'),
    DESK_OPERATOR: 'operator-one',
  };
  return async (args: readonly string[], file: string | Buffer = '') => {
    const child = spawn(process.execPath, [DESK, ...args], { env });
    const told = { out: '', errors: '' };
    child.stdout.on('data', (chunk: Buffer) => (told.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (told.errors += chunk.toString()));
    child.stdin.end(file);
    const [code] = (await once(child, 'close')) as [number];
    return { code, ...told };
  };
};
