import { type FSWatcher, globSync, watch } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** Where everything the server runs is; the pages of the payments stand-in are among it. */
const ROOMS = [
  'packages/*/src',
  'features/*/*/{contract,server}',
  'apps/{contract,sandbox,server}/src',
  'apps/server/migrations',
];
const TESTS = /\.test\.tsx?$/;
const TEMPORARY = /^\.|~$|^\d+$|\.(?:swp|tmp)$/;
/** A formatter or a change of branch saves many files at once. */
const TOGETHER_MS = 100;

/** Whether a file is one the server reads: no test, and nothing an editor leaves beside what it saves. */
export const isRead = (name: string): boolean => !TESTS.test(name) && !TEMPORARY.test(name);

const folders = (): string[] =>
  globSync(
    ROOMS.map((room) => `${room}/**`),
    { cwd: ROOT, withFileTypes: true },
  )
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));

/**
 * Calls with the name of a file of the server once one was saved, until stopped. Folders are watched, not files:
 * editors put a new file in the place of the old one.
 */
export const onSavedFile = (call: (name: string) => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const open = (): FSWatcher[] =>
    folders().map((folder) =>
      watch(folder, (_, name) => {
        if (name !== null && isRead(name)) timer ??= setTimeout(tell, TOGETHER_MS, name);
      }),
    );
  let watchers: FSWatcher[] = [];
  const close = (): void => watchers.forEach((watcher) => watcher.close());
  const tell = (name: string): void => {
    timer = undefined;
    const opened = open(); // There may be new folders.
    close();
    watchers = opened;
    call(name);
  };
  watchers = open();
  return () => {
    clearTimeout(timer);
    close();
  };
};
