/**
 * Entry point of `npm run dev`: the server of `npm start` and the site from its sources, reloaded when a file
 * is saved. The database keeps running while the server restarts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRestarts, endProgram } from './dev-restarts.ts';
import { onSavedFile } from './dev-saved-files.ts';
import { freeSitePort, startSite } from './dev-site.ts';
import { type Env, EnvError, readEnv } from './platform/env/env.ts';
import { createLogger } from './platform/logging.ts';
import {
  type LocalPostgres,
  startLocalPostgres,
} from './platform/local-postgres/local-postgres.ts';
import { onStopSignal } from './platform/stop-signal.ts';

const SERVER = join(import.meta.dirname, 'dev-start.ts');
/** Compile cache of Node: halves the start time. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/dhruva-dev');

const startServer = (site: string, again: boolean): ChildProcess =>
  spawn(
    process.execPath,
    [...process.execArgv, SERVER, '--site', site, ...(again ? ['--again'] : [])],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // Links in mails lead to the development site.
      env: { NODE_COMPILE_CACHE: COMPILED, PUBLIC_URL: site, ...process.env },
    },
  );

const startDatabase = async ({ databaseUrl, dataDir }: Env): Promise<LocalPostgres | undefined> =>
  databaseUrl === undefined ? startLocalPostgres({ folder: dataDir }) : undefined;

const watchAll = async (env: Env): Promise<void> => {
  const sitePort = await freeSitePort(env.port);
  const database = await startDatabase(env);
  let site: ChildProcess | undefined;
  let stopping = false;

  const server = createRestarts({
    start: () => startServer(`http://localhost:${sitePort}`, site !== undefined),
    onReady: () => {
      if (site) return console.log('  server: started again');
      // Not earlier: another program may have been listening on the server's port.
      site = startSite(sitePort).once('exit', endAll);
    },
    onEnd: () => {
      if (!site) return endAll();
      console.log('  server: ended, and starts again when a file of it is saved');
    },
  });
  const stopWatching = onSavedFile((name) => {
    console.log(`  server: ${name} was saved`);
    void server.restart();
  });
  const end = onStopSignal(createLogger(env.logLevel), async () => {
    stopping = true;
    stopWatching();
    await Promise.all([server.stop(), site && endProgram(site)]);
    await database?.stop();
  });
  const endAll = (): void => {
    if (!stopping) void end(1);
  };
  await server.restart();
};

try {
  const env = readEnv(process.env);
  if (env.port === 0) throw new EnvError(['PORT: npm run dev needs one that is known before']);
  await watchAll(env);
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
