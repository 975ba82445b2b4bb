import { strToU8, zipSync } from 'fflate';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { File } from '@dhruva/server/platform/http/mount.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';
import { readablePage } from './readable.rules.ts';

type DownloadDeps = Pick<Deps, 'db' | 'userKeys'> & {
  readonly personalData: readonly PersonalData[];
};

/**
 * All data about a user as a ZIP file: as JSON, and as a readable HTML page. Created in memory, never stored.
 */
export const createDownload = async (deps: DownloadDeps, userId: string): Promise<File> => {
  const key = await signedInKey(deps, deps.db, userId);
  const collected: { title: string; data: unknown }[] = [];
  for (const part of deps.personalData)
    collected.push({ title: part.title, data: await part.collect(deps.db, key) });
  const json = JSON.stringify(collected, undefined, 2);
  const madeAt = (await readNow(deps.db)).toISOString();
  const page = readablePage(JSON.parse(json) as typeof collected, madeAt);
  const bytes = zipSync({
    'my-data.json': strToU8(json),
    'my-data.html': strToU8(page),
  });
  return {
    name: `dhruva-my-data-${madeAt.slice(0, 10)}.zip`,
    type: 'application/zip',
    bytes: Buffer.from(bytes),
  };
};
