/** Starts PostgreSQL in the given folder, prints where it is, and stops it at the end of standard input. */
import { startLocalPostgres } from '../../src/platform/local-postgres/local-postgres.ts';

const [folder = ''] = process.argv.slice(2);
const server = await startLocalPostgres({ folder, settings: { fsync: 'off' } });
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`);
process.stdin.resume();
process.stdin.once('end', async () => {
  await server.stop();
  process.exit(0);
});
