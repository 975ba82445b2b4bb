/**
 * `npm run proof -- pgbouncer`: the server tests through PgBouncer in transaction mode with its default
 * settings, which keeps nothing of a session. Paths after it for less. Needs Debian's package pgbouncer.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLocalPostgres } from '../apps/server/src/platform/local-postgres/local-postgres.ts';
import { chooseRunAs } from '../apps/server/src/platform/local-postgres/run-as.ts';
import { freePort } from '../apps/server/test/free-port.ts';
import { addToTable } from './proof-table.ts';

const NOTHING_FLUSHED = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const START_TRIES = 100;

if (spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status !== 0) {
  console.error('PgBouncer is not installed: apt-get install -y pgbouncer');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'dhruva-pgbouncer-'));
const postgres = await startLocalPostgres({ folder, settings: NOTHING_FLUSHED });
const direct = new URL(postgres.url);
const port = await freePort();
const settings = join(folder, 'pgbouncer.ini');
writeFileSync(
  settings,
  `[databases]
* = host=${direct.searchParams.get('host')} user=${direct.username}
[pgbouncer]
pool_mode = transaction
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
`,
);
const [program = '', ...words] = [...chooseRunAs().prefix, 'pgbouncer', '-q', settings];
const pooler = spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Whether something listens on the pooler's port. */
const isListening = async (): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  const heard = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return heard;
};

for (let tries = 1; !(await isListening()); tries += 1) {
  if (tries === START_TRIES || pooler.exitCode !== null) throw new Error('PgBouncer did not start');
  await sleep(100);
}
const run = spawnSync(
  'vitest',
  ['run', '--project', 'server', '--maxWorkers', '2', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      TEST_POOLER_URL: `postgresql://${direct.username}@127.0.0.1:${port}/dhruva`,
    },
  },
);
pooler.kill('SIGINT');
await once(pooler, 'exit');
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
addToTable('server tests through PgBouncer', run.status === 0 ? 'green' : 'FAILED');
process.exitCode = run.status ?? 1;
