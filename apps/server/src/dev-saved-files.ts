import { type FSWatcher, globSync, watch } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** The watched folders: all code the server runs, including the pages of the payment sandbox. */
const WATCHED_FOLDERS = [
  'packages/*/src',
  'features/*/*/{contract,server}',
  'apps/{contract,sandbox,server}/src',
  'apps/server/migrations',
];
const TESTS = /\.test\.tsx?$/;
const TEMPORARY = /^\.|~$|^\d+$|\.(?:swp|tmp)$/;
/** Debounce time: a formatter or a change of branch saves many files at once. */
const DEBOUNCE_MS = 100;

/** Whether the server loads this file: no tests, no temporary files of editors. */
export const isServerFile = (name: string): boolean => !TESTS.test(name) && !TEMPORARY.test(name);

const folders = (): string[] =>
  globSync(
    WATCHED_FOLDERS.map((room) => `${room}/**`),
    { cwd: ROOT, withFileTypes: true },
  )
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));

/**
 * Calls back with the name of each saved server file, until stopped. Watches folders instead of files,
 * because editors replace files.
 */
export const onSavedFile = (call: (name: string) => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const open = (): FSWatcher[] =>
    folders().map((folder) =>
      watch(folder, (_, name) => {
        if (name !== null && isServerFile(name)) timer ??= setTimeout(tell, DEBOUNCE_MS, name);
      }),
    );
  let watchers: FSWatcher[] = [];
  const close = (): void => watchers.forEach((watcher) => watcher.close());
  const tell = (name: string): void => {
    timer = undefined;
    const opened = open(); // Folders may have been added.
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
