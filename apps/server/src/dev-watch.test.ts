import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createRestarts, type Restarts } from './dev-restarts.ts';
import { isServerFile } from './dev-saved-files.ts';
import { freeSitePort, wantedSitePort } from './dev-site.ts';

const SERVING = "process.send('ready'); setInterval(() => undefined, 1000);";

const started: ChildProcess[] = [];
const ready = vi.fn<() => void>();
const ended = vi.fn<() => void>();
let restarts: Restarts | undefined;
afterEach(async () => {
  await restarts?.stop();
  started.length = 0;
  vi.clearAllMocks();
});

const keeping = (program: () => string): Restarts => {
  restarts = createRestarts({
    start: () => {
      const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
      const child = spawn(process.execPath, ['-e', program()], { stdio: [...stdio] });
      started.push(child);
      return child;
    },
    onReady: ready,
    onEnd: ended,
  });
  return restarts;
};

test('a restart ends the old run first, and who asks at the same time shares it', async () => {
  const { restart } = keeping(() => SERVING);
  await restart();
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1), 10_000);
  await Promise.all([restart(), restart()]);
  expect(started).toHaveLength(2);
  expect(started[0]!.signalCode).toBe('SIGTERM');
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(2), 10_000);
  expect(ended).not.toHaveBeenCalled();
});

test('a run that ends by itself is told, and the next restart is as any other', async () => {
  const programs = ['const ( = ;', SERVING];
  const { restart, stop } = keeping(() => programs.shift() ?? '');
  await restart();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1), 10_000);
  await restart();
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1), 10_000);
  await stop();
  await restart();
  expect(started).toHaveLength(2);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('the site has the port people know, or the next free one', async () => {
  expect([3000, 4100, 65_000].map(wantedSitePort)).toEqual([5173, 6273, 62_827]);
  const taken = createServer().listen(wantedSitePort(23_456), 'localhost');
  await once(taken, 'listening');
  expect(await freeSitePort(23_456)).toBeGreaterThan(wantedSitePort(23_456));
  taken.close();
});

test.each([
  ['pay.service.ts', true],
  ['page.css', true],
  ['pay.service.test.ts', false],
  ['.pay.service.ts.swp', false],
  ['pay.service.ts~', false],
  ['4913', false],
])('a saved %s starts the server again: %s', (name, expected) => {
  expect(isServerFile(name)).toBe(expected);
});
