import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';

const HOST = '127.0.0.1';
const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;
/** Paths the dev site proxies to the server: the API, /dev, the payment sandbox, health checks. */
const SERVER_PATHS = String.raw`^/(?:api|dev|sandbox)/|^/(?:healthz|readyz)(?:\?|$)`;

/** The server's port from `PORT`, with the server's own default. */
export const serverPort = (port: string | undefined): number => Number(port || 3000);

/** Vite's `server.proxy` entries for the server's paths. */
export const proxyTo = (port: number): Record<string, string> => ({
  [SERVER_PATHS]: `http://${HOST}:${port}`,
});

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const untilListening = async (port: number): Promise<void> => {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!(await isListening(port)) && performance.now() < deadline) await sleep(POLL_MS);
};

/** Vite plugin: delays proxied requests while the server restarts, up to half a minute. */
export const waitForServer = (port: number): Plugin => ({
  name: 'wait-for-server',
  apply: 'serve',
  configureServer({ middlewares }) {
    const paths = new RegExp(SERVER_PATHS);
    middlewares.use(async (request, _, next) => {
      if (paths.test(request.url ?? '')) await untilListening(port);
      next();
    });
  },
});
