/** `node e2e/move-clock.ts HOURS`: shifts the clock of the database in DATA_DIR, which its server uses. */
import { HOUR_MS } from '@dhruva/kernel/durations';
import { openDb, openPool } from '../apps/server/src/platform/database/db.ts';
import { setTestOffset } from '../apps/server/src/platform/database/test-clock.ts';
import { startLocalPostgres } from '../apps/server/src/platform/local-postgres/local-postgres.ts';

const local = await startLocalPostgres({ folder: process.env['DATA_DIR'] ?? '' });
const db = openDb(openPool(local.url, { size: 1, onIdleError: () => undefined }));
await setTestOffset(db, 'test', Math.round(Number(process.argv[2]) * HOUR_MS));
await db.destroy();
await local.stop();
