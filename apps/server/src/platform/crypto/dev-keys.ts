import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MasterKey } from './user-keys.ts';

export interface DevKeys {
  readonly masterKeys: readonly MasterKey[];
  readonly hashKey: Buffer;
}

const KEY_BYTES = 32;

const writeOnce = (file: string): void => {
  const fresh = (): string => randomBytes(KEY_BYTES).toString('base64');
  const text = JSON.stringify({ masterKeys: [{ id: 'dev', key: fresh() }], hashKey: fresh() });
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/** The development keys, created at the first start and stored in `dev-keys.json` in the data folder. */
export const loadDevKeys = (dataDir: string): DevKeys => {
  const file = join(dataDir, 'dev-keys.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeOnce(file);
  const stored = JSON.parse(readFileSync(file, 'utf8')) as {
    masterKeys: { id: string; key: string }[];
    hashKey: string;
  };
  return {
    masterKeys: stored.masterKeys.map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') })),
    hashKey: Buffer.from(stored.hashKey, 'base64'),
  };
};
