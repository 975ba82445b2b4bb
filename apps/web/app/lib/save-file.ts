import type { Route } from '@dhruva/contract/route';
import { readToken } from './token.ts';

const RELEASE_MS = 60_000;

interface Saved {
  readonly query: Record<string, string>;
  readonly fileName: string;
}

/** Downloads what a route answers with that is a file. Throws when the server does not give it. */
export const saveFile = async (
  { path }: Pick<Route, 'path'>,
  { query, fileName }: Saved,
): Promise<void> => {
  const reply = await fetch(`${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!reply.ok) throw new Error(`The file was answered with ${reply.status}`);
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
};
