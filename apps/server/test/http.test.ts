import { expect, test } from 'vitest';
import { buildTestApp } from './test-app.ts';

const { app } = await buildTestApp();

test('alive and ready', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', deadLetters: 0 });
});
