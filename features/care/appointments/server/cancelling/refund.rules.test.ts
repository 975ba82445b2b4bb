import { expect, it } from 'vitest';
import { sessionRefund } from './refund.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

it.each([
  ['on the day of payment', '2026-11-21 09:00:00', '2026-11-21 23:59:59', 150_000],
  ['on the day of payment, hours before it', '2026-11-25 09:00:00', '2026-11-25 14:59:59', 150_000],
  ['on the day of payment, as it starts', '2026-11-25 09:00:00', '2026-11-25 15:00:00', undefined],
  ['a minute after that day', '2026-11-21 23:59:00', '2026-11-22 00:00:00', 75_000],
  ['24 hours before', '2026-11-21 09:00:00', '2026-11-24 15:00:00', 75_000],
  ['a second less', '2026-11-21 09:00:00', '2026-11-24 15:00:01', 0],
  ['a minute before it', '2026-11-21 09:00:00', '2026-11-25 14:59:00', 0],
  ['after it', '2026-11-21 09:00:00', '2026-11-26 09:00:00', undefined],
])('%s', (_, paid, now, refundPaise) => {
  const startsAt = inIndia('2026-11-25 15:00:00');
  const session = { amountPaise: 150_000, paidAt: inIndia(paid), startsAt };
  expect(sessionRefund({ ...session, wasLost: false }, inIndia(now))?.refundPaise).toBe(
    refundPaise,
  );
  // Decision 52: at any hour, until the session begins.
  const whole = now < '2026-11-25 15:00:00' ? 150_000 : undefined;
  expect(sessionRefund({ ...session, wasLost: true }, inIndia(now))?.refundPaise).toBe(whole);
});

it('says by which rule, and rounds half a paisa down', () => {
  const session = {
    amountPaise: 150_001,
    paidAt: inIndia('2026-11-21 09:00:00'),
    startsAt: inIndia('2026-11-25 15:00:00'),
    wasLost: false,
  };
  expect(sessionRefund(session, inIndia('2026-11-21 10:00:00'))?.rule).toBe(
    'On the day of payment: everything is given back',
  );
  expect(sessionRefund(session, inIndia('2026-11-22 10:00:00'))).toEqual({
    refundPaise: 75_000,
    rule: 'At least 24 hours before: half is given back',
  });
});
