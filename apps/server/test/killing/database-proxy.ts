import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { openUpstream, urlThrough } from '../upstream.ts';
import type { Steps } from './steps.ts';

const LENGTH_BYTES = 4;
const QUERY = 'Q';
const PARSE = 'P';
const SYNC = 'S';
const NAMED_CHARS = 60;

/** The SQL statement of a Query or Parse message. */
const statementOf = (message: Buffer): string => {
  const text = message.subarray(1 + LENGTH_BYTES).toString('utf8');
  const parts = text.split('\0');
  const statement = String.fromCharCode(message[0] ?? 0) === PARSE ? parts[1] : parts[0];
  return (statement ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, NAMED_CHARS);
};

interface Trip {
  readonly bytes: Buffer;
  /** Undefined for messages without a statement: start-up, password, termination. */
  readonly statement: string | undefined;
}

/** Splits a client's messages (PostgreSQL protocol 3.0, "Message Flow") into round trips. */
const createCutter = () => {
  let rest = Buffer.alloc(0);
  let pending: Buffer[] = [];
  let statement = '';
  let isStarted = false;
  const next = (): Buffer | undefined => {
    const head = isStarted ? 1 : 0;
    if (rest.length < head + LENGTH_BYTES) return undefined;
    const length = head + rest.readUInt32BE(head);
    if (rest.length < length) return undefined;
    const message = rest.subarray(0, length);
    rest = rest.subarray(length);
    return message;
  };
  const take = (message: Buffer): Trip[] => {
    if (!isStarted) {
      isStarted = true;
      return [{ bytes: message, statement: undefined }];
    }
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === QUERY || type === PARSE) statement = statementOf(message);
    pending.push(message);
    const isWhole = type === QUERY || type === SYNC;
    if (!isWhole && pending.length === 1 && !'PBDE'.includes(type)) {
      pending = [];
      return [{ bytes: message, statement: undefined }];
    }
    if (!isWhole) return [];
    const bytes = Buffer.concat(pending);
    pending = [];
    return [{ bytes, statement }];
  };
  return (chunk: Buffer): Trip[] => {
    rest = Buffer.concat([rest, chunk]);
    const trips: Trip[] = [];
    for (let message = next(); message; message = next()) trips.push(...take(message));
    return trips;
  };
};

export interface DatabaseProxy {
  /** URL of the database through this proxy. */
  readonly url: string;
  /** Closes all connections and, while refusing, each new one, like a restarting database. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

const after = async (earlier: Promise<void>, work: () => Promise<void>): Promise<void> => {
  await earlier;
  await work();
};

const relay = (client: Socket, upstream: Socket, steps: Steps): void => {
  const cutter = createCutter();
  let under: number | undefined;
  let queue = Promise.resolve();
  const end = (): void => {
    client.destroy();
    upstream.destroy();
  };
  const forward = async ({ bytes, statement }: Trip): Promise<void> => {
    if (statement === undefined) return void upstream.write(bytes);
    under = await steps.leave(statement);
    if (under === undefined) end();
    else upstream.write(bytes);
  };
  const giveBack = async (bytes: Buffer): Promise<void> => {
    if (under !== undefined && !(await steps.comeBack(under))) end();
    else client.write(bytes);
  };
  client.on('data', (chunk: Buffer) => {
    queue = after(queue, async () => {
      for (const trip of cutter(chunk)) await forward(trip);
    });
  });
  let answers = Promise.resolve();
  upstream.on('data', (chunk: Buffer) => {
    answers = after(answers, () => giveBack(chunk));
  });
  for (const side of [client, upstream]) side.on('error', end).on('close', end);
};

/** Starts a database proxy that counts round trips and can be interrupted. */
export const startDatabaseProxy = async (
  databaseUrl: string,
  steps: Steps,
): Promise<DatabaseProxy> => {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((client) => {
    if (isRefusing) return void client.destroy();
    const upstream = openUpstream(databaseUrl);
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    relay(client, upstream, steps);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: urlThrough(databaseUrl, port),
    refuse: (wish) => {
      isRefusing = wish;
      if (wish) cutAll();
    },
    close: async () => {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
};
