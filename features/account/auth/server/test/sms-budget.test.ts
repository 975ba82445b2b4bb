import { DAY_MS } from '@dhruva/kernel/durations';
import { afterAll, expect, it } from 'vitest';
import { IS_PROOF, report } from '@dhruva/server/test/proof.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { otpCalls, tally } from './otp-calling.ts';

/**
 * Codes asked for by very many addresses for as many numbers (decision 58), ten thousand in the proof: how many
 * are sent, what they would have cost, when the alarm comes.
 */
const CODES = Number(process.env['CODES'] ?? (IS_PROOF ? 10_000 : 700));
const PER_DAY = CODES > 1_000 ? 2_000 : 500;
/** What an SMS costs in India, about. */
const PAISE_AN_SMS = 20;

const server = await buildTestApp({
  smsBudget: { perDay: PER_DAY, freePerAddress: 30, firstBits: 4 },
});
const { sms, clock, logged, deps } = server;
const { sendFrom, sendWorking, verify, nextAddress } = otpCalls(server);

afterAll(async () => clock.set(0));

/** The at-th address: each in a neighbourhood (/24) of its own. */
const addressOf = (at: number): string => `${20 + (at % 100)}.${Math.floor(at / 100) % 250}.7.9`;
const phoneOf = (at: number): string => `96${String(at).padStart(8, '0')}`;

it('of very many codes a day’s budget is sent, with an alarm before its end; more takes work each', async () => {
  const deviceToken = 'device-of-a-customer-000';
  const known = '9700000001';
  const { reply } = await sendFrom(known, nextAddress(), { deviceToken });
  const otp = sms.sent.at(-1)?.vars['code'] ?? '';
  const challenge = { challengeId: reply.challengeId, deviceToken };
  expect((await verify(known, otp, challenge)).status).toBe(200);

  await clock.set(2 * DAY_MS);
  const before = sms.sent.length;
  const outcomes: (string | undefined)[] = [];
  const asked: { alarm?: number } = {};
  for (let at = 0; at < CODES; at += 1) {
    outcomes.push((await sendFrom(phoneOf(at), addressOf(at))).refusal.code);
    if (asked.alarm === undefined && logged.some(({ alarm }) => alarm === 'sms-budget'))
      asked.alarm = at + 1;
  }
  expect(tally(outcomes)).toEqual({ ok: PER_DAY, 'auth.proof-of-work-needed': CODES - PER_DAY });
  expect(sms.sent.length - before).toBe(PER_DAY);
  expect(asked.alarm).toBe(PER_DAY * 0.8);
  const alarms = logged.filter(({ alarm }) => alarm === 'sms-budget');
  expect(alarms).toMatchObject([{ sent: PER_DAY * 0.8 }, { sent: PER_DAY, perDay: PER_DAY }]);
  report(
    `${CODES} codes asked for from ${CODES} addresses`,
    `${PER_DAY} SMS sent (about ₹${(PER_DAY * PAISE_AN_SMS) / 100}), alarm at the ${asked.alarm}th and the ${PER_DAY}th; four budgets (about ₹${(4 * PER_DAY * PAISE_AN_SMS) / 100}) are the most with work`,
  );

  expect((await sendWorking(phoneOf(CODES), addressOf(CODES))).status).toBe(200);
  await deps.db
    .updateTable('otp_sms_days')
    .set({ sent: 4 * PER_DAY })
    .where('sent', '=', PER_DAY + 1)
    .execute();
  const late = await sendWorking(phoneOf(CODES + 1), addressOf(CODES + 1));
  expect([late.status, late.refusal.code]).toEqual([429, 'auth.send-paused']);
  expect(late.refusal.retryAfterSeconds).toBeLessThanOrEqual(DAY_MS / 1_000);
  expect((await sendFrom(known, nextAddress(), { deviceToken })).status).toBe(200);
}, 600_000);
