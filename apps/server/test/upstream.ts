import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

/** A connection to the server of a PostgreSQL URL, by its socket folder or its address. */
export const openUpstream = (databaseUrl: string): Socket => {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder?.startsWith('/')
    ? connect(join(folder, `.s.PGSQL.${port}`))
    : connect(port, folder ?? url.hostname);
};

/** The URL of the same database through a proxy on this port. */
export const urlThrough = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
};
