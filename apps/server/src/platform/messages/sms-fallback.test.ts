import { expect, test } from 'vitest';
import { createSmsFallback } from './sms-fallback.ts';
import type { Sms, SmsOutcome, SmsSender } from './sms.ts';

const sms: Sms = { to: '+919812345678', template: 'otp', vars: {}, idempotencyKey: 'one' };
const SENT: SmsOutcome = { ok: true, providerId: 'id' };
const LATE: SmsOutcome = { ok: false, retryable: true, code: 'timeout' };
const REFUSED: SmsOutcome = { ok: false, retryable: false, code: 'msg91-401' };

/** A provider that gives these outcomes one after another, then the last one again. */
const provider = (name: string, outcomes: readonly [SmsOutcome, ...SmsOutcome[]]) => {
  let asked = 0;
  const send: SmsSender['send'] = async () => {
    asked += 1;
    return outcomes[Math.min(asked, outcomes.length) - 1] ?? outcomes[0];
  };
  return { name, send, asked: () => asked };
};

test('the first provider sends while it can, and the second is not asked', async () => {
  const [first, second] = [provider('a', [SENT]), provider('b', [SENT])];
  expect(await createSmsFallback(first, second).send(sms)).toEqual(SENT);
  expect([first.asked(), second.asked()]).toEqual([1, 0]);
});

test.each([
  ['is late', LATE],
  ['refuses', REFUSED],
])('when the first %s the second sends', async (_, outcome) => {
  const [first, second] = [provider('a', [outcome]), provider('b', [SENT])];
  expect(await createSmsFallback(first, second).send(sms)).toEqual(SENT);
});

test('a first provider that is away is left alone for half a minute, then tried again', async () => {
  const [first, second] = [provider('a', [LATE, SENT]), provider('b', [SENT])];
  let now = 0;
  const sender = createSmsFallback(first, second, () => now);
  await sender.send(sms);
  await sender.send(sms);
  expect([first.asked(), second.asked()]).toEqual([1, 2]);
  now = 30_000;
  await sender.send(sms);
  expect([first.asked(), second.asked()]).toEqual([2, 2]);
});

test('when both fail, the second one’s failure is told, so that it is tried again', async () => {
  const [first, second] = [provider('a', [REFUSED]), provider('b', [LATE])];
  expect(await createSmsFallback(first, second).send(sms)).toEqual(LATE);
});
