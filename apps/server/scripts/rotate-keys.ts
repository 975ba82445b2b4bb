/**
 * `npm run rotate-keys -w @dhruva/server`: wraps every user's data key with the newest master key. Put the new
 * key first in MASTER_KEYS, restart every server, run this; after it the older keys may be removed.
 */
import { readEnv } from '../src/env.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { openDb, openPool } from '../src/platform/database/db.ts';
import { startLocalPostgres } from '../src/platform/local-postgres/local-postgres.ts';

const env = readEnv(process.env);
const local =
  env.databaseUrl === undefined ? await startLocalPostgres({ folder: env.dataDir }) : undefined;
const pool = openPool(env.databaseUrl ?? local?.url ?? '', {
  size: 2,
  onIdleError: () => undefined,
});
const db = openDb(pool);
try {
  const count = await createUserKeys(env.masterKeys).rewrapAll(db);
  console.log(
    `${count} keys wrapped anew with master key ${env.masterKeys[0]?.id}; none is left under another.`,
  );
} finally {
  await db.destroy();
  await local?.stop();
}
