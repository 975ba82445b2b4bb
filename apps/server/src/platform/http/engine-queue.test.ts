import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createEngineQueue } from './engine-queue.ts';

const gate = () => Promise.withResolvers<void>();

test('so many run at a time, so many wait in their order, one more is refused and told when to come back', async () => {
  const run = createEngineQueue({ atOnce: 2, waiting: 2 });
  const gates = [gate(), gate(), gate(), gate()];
  const started: number[] = [];
  const running = gates.map(({ promise }, n) =>
    run(async () => {
      started.push(n);
      await promise;
      return n;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  const refused = await run(async () => 'never').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: 'server.busy', extras: { retryAfterSeconds: 3 } });
  gates[1]?.resolve();
  expect(await running[1]).toBe(1);
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(running)).toEqual([0, 1, 2, 3]);
  expect(await run(async () => 'free again')).toBe('free again');
});

test('what fails gives its place back', async () => {
  const run = createEngineQueue({ atOnce: 1, waiting: 0 });
  await expect(
    run(async () => {
      throw new RangeError('no chart');
    }),
  ).rejects.toThrow('no chart');
  expect(await run(async () => 7)).toBe(7);
});
