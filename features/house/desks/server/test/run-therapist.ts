import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

const PROGRAM = join(import.meta.dirname, '../../../../../apps/server/scripts/therapist.ts');

export interface Told {
  readonly code: number;
  /** Its output on both streams. */
  readonly told: string;
}

/** Runs `npm run -s therapist -- …` on the database of a test app, as an operator does. */
export const therapistCommand = ({ deps }: Pick<TestApp, 'deps'>) => {
  const [master] = deps.env.masterKeys;
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: deps.env.databaseUrl ?? '',
    MASTER_KEYS: `${master?.id}:${master?.key.toString('base64')}`,
    HASH_KEY: deps.env.hashKey.toString('base64'),
  };
  return async (...args: readonly string[]): Promise<Told> => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { env });
    let told = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (told += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, told };
  };
};

/** The reference of the appointment that an order paid for. */
export const referenceOfOrder = async (
  { deps }: Pick<TestApp, 'deps'>,
  orderId: string,
): Promise<string> => {
  const row = await deps.db
    .selectFrom('appointments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return `S-${row.id.slice(0, 8).toUpperCase()}`;
};
