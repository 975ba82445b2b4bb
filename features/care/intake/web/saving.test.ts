import { expect, test } from 'vitest';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { saveStateAfter, retryDelay } from './saving.ts';

const away = new CallError(NO_REPLY, 'away');
const broken = new CallError('server.unexpected', 'broken', { status: 500 });
const tooMany = new CallError('request.rate-limited', 'wait', {
  status: 429,
  retryAfterSeconds: 90,
});
const refused = new CallError('request.invalid', 'no', { status: 400 });

test('no answer is no connection; what the server says is not', () => {
  expect([away, broken, tooMany, refused].map(saveStateAfter)).toEqual([
    'no-connection',
    'failed',
    'failed',
    'failed',
  ]);
});

test('what may pass is tried again, later each time; too many when the server says; a refusal not', () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => retryDelay(away, failures))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect(retryDelay(broken, 1)).toBe(5_000);
  expect(retryDelay(tooMany, 3)).toBe(90_000);
  expect(retryDelay(refused, 1)).toBeUndefined();
  expect(retryDelay(new Error('ours'), 1)).toBeUndefined();
});
