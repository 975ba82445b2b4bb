import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../web');
const ROUTER = join(import.meta.dirname, '../../../node_modules/.bin/react-router');
/** Added to the server's port to get the site's: 3000 and 5173 are the customary ports. */
const PORT_OFFSET = 2_173;
const PORTS = 65_536;

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, 'localhost');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** The preferred port of the development site, derived from the server's port. */
export const wantedSitePort = (serverPort: number): number =>
  serverPort + PORT_OFFSET < PORTS ? serverPort + PORT_OFFSET : serverPort - PORT_OFFSET;

/** The first free port, starting at the preferred one. */
export const freeSitePort = async (serverPort: number): Promise<number> => {
  let port = wantedSitePort(serverPort);
  while (!(await isFree(port))) port += 1;
  return port;
};

/** Serves the site from its sources on this port, or fails. Its API requests go to the server at `PORT`. */
export const startSite = (port: number): ChildProcess =>
  spawn(
    process.execPath,
    // Without this condition the tool would start itself a second time with it.
    ['--conditions=development', ROUTER, 'dev', '--port', String(port), '--strictPort'],
    { cwd: WEB, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
