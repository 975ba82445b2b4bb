import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { State } from './state.ts';

export interface Snapshot {
  readonly load: () => State | undefined;
  /** Resolves when the current state is on disk; calls made during a write share the next one. */
  readonly save: (state: State) => Promise<void>;
}

/**
 * Opens the state's JSON file. It is replaced atomically, so a killed process leaves the old or the new
 * version.
 */
export const openSnapshot = (path: string): Snapshot => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.new`;
  const write = async (state: State): Promise<void> => {
    await writeFile(fresh, JSON.stringify(state), { mode: 0o600 });
    await rename(fresh, path);
  };
  let writing: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (state: State): Promise<void> => {
    writing = write(state).finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const after = async (current: Promise<void>, state: State): Promise<void> => {
    await current.catch(() => undefined);
    next = undefined;
    await begin(state);
  };
  return {
    load: () => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as State) : undefined),
    save: (state) => (writing ? (next ??= after(writing, state)) : begin(state)),
  };
};
