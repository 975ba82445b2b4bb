import type { ItemOf } from '@dhruva/money/payments/contract/item';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { createOrderOfAny } from '@dhruva/contract/purchase-item';
import { FIRMNESSES, firmnessOf } from '@dhruva/jyotish';
import type { Firmness, QuestionId } from '@dhruva/jyotish';
import { describe, expect, it } from 'vitest';
import { QUESTIONS, questionById } from '../../contract/catalogue.ts';
import { checkBirth } from '../../contract/routes.ts';
import { keepScan, keptScans } from '../firmness/firmness-scans.store.ts';
import { holdsOf } from '../firmness/holds.ts';
import { questionProduct } from '../index.ts';
import { askers } from './asking.ts';
import { PUNE_1990 } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { keyOfToken, sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, newUserWithClaim, ask, history } = askers(server, 9_385_000_000);
const { accept, fulfil, cancel } = sell(server, questionProduct({ births: TEST_BIRTHS }));
const now = await readNow(deps.db);

interface Case {
  readonly questionId: QuestionId;
  readonly change: Partial<UserDetails>;
}

const DAYS = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Births of one month, each with every question of the ₹99 list: on any day some are of each firmness. */
const CASES: readonly Case[] = DAYS.flatMap((day) =>
  QUESTIONS.filter(({ tier }) => tier === 99).map(({ id }) => ({
    questionId: id,
    change: { dob: `1990-08-${day}` },
  })),
);
const UNTIMED = { timeOfBirth: '', timeUnknown: true };

const holdsFor = ({ questionId, change }: Case) =>
  holdsOf(questionId, TEST_BIRTHS.read({ ...PUNE_1990, ...change }, now).chart, now);

/** The first case that the engine finds so firm. */
const caseOf = (level: Firmness | null, common: Partial<UserDetails>): Case => {
  const cases = CASES.map((each) => ({ ...each, change: { ...each.change, ...common } }));
  const found = cases.find((each) => firmnessOf(holdsFor(each)) === level);
  if (found === undefined) throw new Error(`none of the cases is ${level}`);
  return found;
};

const check = async (token: string, { questionId, change }: Case) =>
  call(app, checkBirth, { token, body: { questionId, userDetails: { ...PUNE_1990, ...change } } });

const scansKept = async (token: string) => {
  const { userId } = await keyOfToken(server, token);
  return deps.db.selectFrom('firmness_scans').selectAll().where('user_id', '=', userId).execute();
};

describe('checked before it is asked', () => {
  it.each(FIRMNESSES)('a known time: %s, with the minutes', async (level) => {
    const asked = caseOf(level, {});
    const token = await newUser();
    const { reply } = await check(token, asked);
    expect(reply.birth.timeUnknown).toBe(false);
    expect(reply.firmness).toEqual({ level, ...holdsFor(asked), holding: [] });
    expect(reply.firmness?.holdsMinutes).toBeGreaterThanOrEqual(0);
    expect(await scansKept(token)).toEqual([]);
  });

  it.each(FIRMNESSES)('an unknown time: %s, with the share of the day', async (level) => {
    const asked = caseOf(level, UNTIMED);
    const { reply } = await check(await newUser(), asked);
    expect(reply.firmness).toEqual({ level, ...holdsFor(asked), holding: [] });
    expect(reply.firmness?.holdsShareOfDay).toBeGreaterThanOrEqual(0.6);
  });

  it('without a question the birth alone is read back', async () => {
    const token = await newUser();
    const { reply } = await call(app, checkBirth, { token, body: { userDetails: PUNE_1990 } });
    expect(reply.firmness).toBeUndefined();
  });
});

describe('below three fifths of the day', () => {
  const asked = caseOf(null, UNTIMED);
  const { text, id } = questionById(asked.questionId);
  const userDetails = { ...PUNE_1990, ...asked.change };
  const item: ItemOf<'question'> = { kind: 'question', questionId: id, userDetails };

  it('offers questions that hold, from one scan of the birth that is kept sealed', async () => {
    const token = await newUser();
    const { reply } = await check(token, asked);
    expect(reply.firmness).toMatchObject({ level: null, ...holdsFor(asked) });
    const offered = reply.firmness?.holding ?? [];
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.length).toBeLessThanOrEqual(6);
    for (const questionId of offered)
      expect(firmnessOf(holdsFor({ ...asked, questionId }))).not.toBeNull();
    const kept = await scansKept(token);
    expect((await check(token, asked)).reply).toEqual(reply);
    expect(await scansKept(token)).toEqual(kept);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.scan.includes('holdsShareOfDay')).toBe(false);
  });

  it('keeps the scans of the six latest births', async () => {
    const key = await keyOfToken(server, await newUser());
    const { chart } = TEST_BIRTHS.read(userDetails, now);
    const scan = { chart, engineVersion: '1', found: {} };
    const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-01-${day}`);
    // A second apart: two scans of one millisecond would stand in either order.
    for (const [second, asOf] of days.entries()) {
      const at = new Date(now.getTime() + second * 1000);
      await inTransaction(deps.db, async (tx) => keepScan(tx, key, { ...scan, asOf }, at));
    }
    const kept = await keptScans(deps.db, key);
    expect(kept.map(({ scan: { asOf } }) => asOf)).toEqual(days.slice(1).toReversed());
  });

  it('makes no order', async () => {
    const token = await newUser();
    const { userId } = await keyOfToken(server, token);
    const { status, refusal } = await call(app, createOrderOfAny, {
      token,
      body: { amount: 99, receipt: 'receipt', item },
    });
    expect([status, refusal.code]).toEqual([409, 'prediction.not-firm']);
    const orders = deps.db.selectFrom('orders').select('id').where('user_id', '=', userId);
    expect(await orders.execute()).toEqual([]);
    await expect(accept(token, item)).rejects.toMatchObject({ code: 'prediction.not-firm' });
  });

  it('leaves the free question unspent', async () => {
    const token = await newUserWithClaim();
    const { status, refusal } = await ask(token, text, asked.change);
    expect([status, refusal.code]).toEqual([409, 'prediction.not-firm']);
    expect(await history(token)).toEqual([]);
    expect((await ask(token, text)).status).toBe(200);
  });

  it('says first what is not unlocked', async () => {
    const { refusal } = await ask(await newUser(), text, asked.change);
    expect(refusal.code).toBe('prediction.not-entitled');
  });

  it('by a correction after paying: it waits, for the time or for all its money back', async () => {
    const [patient, other] = [await newUser(), await newUser()];
    const bought = { ...item, userDetails: PUNE_1990 };
    await fulfil(patient, bought);
    expect((await ask(patient, text, asked.change)).refusal.code).toBe('prediction.not-firm');
    expect(await history(patient)).toMatchObject([{ state: 'waiting', asked: PUNE_1990 }]);
    expect((await ask(patient, text)).status).toBe(200);

    const { orderId } = await fulfil(other, bought);
    expect((await ask(other, text, asked.change)).status).toBe(409);
    expect(await cancel(other, orderId, bought)).toMatchObject({ refundPaise: 9_900 });
  });
});
