import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { openUpstream, urlThrough } from './upstream.ts';

export interface FreezingProxy {
  /** URL of the database through this proxy. */
  readonly url: string;
  /**
   * The path stalls: what is sent is swallowed, connections stay open, new ones are taken and never answered.
   */
  freeze(): void;
  /** The path is back for new connections; those that were open while it was frozen stay dead. */
  thaw(): void;
  close(): Promise<void>;
}

/** Starts a TCP proxy before the database that can swallow everything, as a broken network path does. */
export const startFreezingProxy = async (databaseUrl: string): Promise<FreezingProxy> => {
  const sockets = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  let isFrozen = false;
  const relay = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => {
      if (!dead.has(from)) to.write(bytes);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    const upstream = openUpstream(databaseUrl);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      if (isFrozen) dead.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    relay(client, upstream);
    relay(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlThrough(databaseUrl, (server.address() as AddressInfo).port),
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) dead.add(socket);
    },
    thaw: () => {
      isFrozen = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
