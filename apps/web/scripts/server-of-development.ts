import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';

const HOST = '127.0.0.1';
const POLL_MS = 50;
const PATIENCE_MS = 30_000;
/** What the server answers and the site has no page for: the API, sent codes, the payments stand-in, its health. */
const OF_THE_SERVER = String.raw`^/(?:api|dev|sandbox)/|^/(?:healthz|readyz)(?:\?|$)`;

/** The server's port: what `PORT` says, as for the server itself. */
export const serverPort = (port: string | undefined): number => Number(port || 3000);

/** Vite's `server.proxy`: the paths of the server, at that port of this machine. */
export const proxyTo = (port: number): Record<string, string> => ({
  [OF_THE_SERVER]: `http://${HOST}:${port}`,
});

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const untilListening = async (port: number): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isListening(port)) && performance.now() < deadline) await sleep(POLL_MS);
};

/** Holds back what is for the server while it starts again; after half a minute the request fails as it would. */
export const waitForServer = (port: number): Plugin => ({
  name: 'wait-for-server',
  apply: 'serve',
  configureServer({ middlewares }) {
    const paths = new RegExp(OF_THE_SERVER);
    middlewares.use(async (request, _, next) => {
      if (paths.test(request.url ?? '')) await untilListening(port);
      next();
    });
  },
});
