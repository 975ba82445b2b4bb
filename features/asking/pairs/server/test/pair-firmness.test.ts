import type { ItemOf } from '@dhruva/money/payments/contract/item';
import { createOrderOfAny } from '@dhruva/contract/purchase-item';
import { FIRMNESSES, firmnessOf } from '@dhruva/jyotish';
import type { Firmness } from '@dhruva/jyotish';
import { describe, expect, it } from 'vitest';
import { COMPATIBILITY_QUESTIONS, compatibilityQuestionById } from '../../contract/catalogue.ts';
import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import { checkPair, getSingleAnswer } from '../../contract/routes.ts';
import type { PairData } from '../../contract/schemas.ts';
import { pairProduct } from '../index.ts';
import { pairHoldsOf } from '../pair-firmness.ts';
import { readPair } from '../pair.service.ts';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { PAIR } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { keyOfToken, sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, history } = askers(server, 9_394_000_000);
const { accept, fulfil, cancel } = sell(server, pairProduct({ births: TEST_BIRTHS }));
const now = await readNow(deps.db);

interface Case {
  readonly question: CompatibilityQuestion;
  readonly pair: PairData;
}

const UNTIMED = { timeOfBirth: '', timeUnknown: true };

const DAYS = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Others born in one month, each with every question: on any day some are of each firmness. */
const casesOf = (other: Partial<PairData['otherData']>): readonly Case[] =>
  DAYS.flatMap((day) =>
    COMPATIBILITY_QUESTIONS.map((question) => ({
      question,
      pair: {
        ...PAIR,
        otherData: { ...PAIR.otherData, dateOfBirth: `1992-11-${day}`, ...other },
      },
    })),
  );

const holdsFor = ({ question, pair }: Case) =>
  pairHoldsOf(question.id, readPair(TEST_BIRTHS, pair, now), now);

/** The first case that the engine finds so firm. */
const caseOf = (level: Firmness | null, other: Partial<PairData['otherData']>): Case => {
  const found = casesOf(other).find((each) => firmnessOf(holdsFor(each)) === level);
  if (found === undefined) throw new Error(`none of the cases is ${level}`);
  return found;
};

const itemOf = ({ question, pair }: Case): ItemOf<'compatibility'> => ({
  kind: 'compatibility',
  questionId: question.id,
  ...pair,
});

const check = async (token: string, { question, pair }: Case) =>
  call(app, checkPair, { token, body: { questionId: question.id, ...pair } });

const ask = async (token: string, { question, pair }: Case) =>
  call(app, getSingleAnswer, { token, body: { questionText: question.text, ...pair } });

describe('a question about two people, before it is paid', () => {
  it.each(FIRMNESSES)('with both times: %s, with the minutes', async (level) => {
    const asked = caseOf(level, {});
    const { reply } = await check(await newUser(), asked);
    expect(reply.births.other.timeUnknown).toBe(false);
    expect(reply.firmness).toEqual({ level, ...holdsFor(asked), holding: [] });
    expect(reply.firmness?.holdsMinutes).toBeGreaterThanOrEqual(0);
  });

  it.each(FIRMNESSES)('without a time: %s, with the share of the day', async (level) => {
    const asked = caseOf(level, UNTIMED);
    const { reply } = await check(await newUser(), asked);
    expect(reply.firmness).toEqual({ level, ...holdsFor(asked), holding: [] });
    expect(reply.firmness?.holdsShareOfDay).toBeGreaterThanOrEqual(0.6);
  });

  it('that is not named: the births alone are read back', async () => {
    const { reply } = await call(app, checkPair, { token: await newUser(), body: PAIR });
    expect(reply.firmness).toBeUndefined();
  });
});

it('says when a time is not known, and gives no points then', async () => {
  const token = await newUser();
  const question = compatibilityQuestionById('spouse-compatibility');
  const asked = casesOf(UNTIMED)
    .map((each) => ({ ...each, question }))
    .find((each) => firmnessOf(holdsFor(each)) !== null)!;
  await fulfil(token, itemOf(asked));
  const { reply } = await ask(token, asked);
  if (!reply.success) throw new Error('no answer was made');
  expect(reply.answer.births.other.timeUnknown).toBe(true);
  expect([reply.answer.kuta, reply.answer.holdsMinutes]).toEqual([null, null]);
});

describe('a question about two people that would hold for less than 60% of the day', () => {
  const asked = caseOf(null, UNTIMED);
  const timed = { ...asked, pair: PAIR };

  it('is said to be so', async () => {
    const { reply } = await check(await newUser(), asked);
    expect(reply.firmness?.level).toBeNull();
    expect(reply.firmness?.holdsShareOfDay).toBeLessThan(0.6);
  });

  it('comes with the others of the six that would hold', async () => {
    const soldFor = (each: Case) =>
      COMPATIBILITY_QUESTIONS.filter(
        (question) => firmnessOf(holdsFor({ ...each, question })) !== null,
      ).map(({ id }) => id);
    const mixed = casesOf(UNTIMED).find(
      (each) => firmnessOf(holdsFor(each)) === null && soldFor(each).length > 0,
    )!;
    const { reply } = await check(await newUser(), mixed);
    expect(reply.firmness).toMatchObject({ level: null, holding: soldFor(mixed) });
  });

  it('makes no order', async () => {
    const token = await newUser();
    const { userId } = await keyOfToken(server, token);
    const { status, refusal } = await call(app, createOrderOfAny, {
      token,
      body: { amount: 249, receipt: 'receipt', item: itemOf(asked) },
    });
    expect([status, refusal.code]).toEqual([409, 'prediction.not-firm']);
    const orders = deps.db.selectFrom('orders').select('id').where('user_id', '=', userId);
    expect(await orders.execute()).toEqual([]);
    await expect(accept(token, itemOf(asked))).rejects.toMatchObject({
      code: 'prediction.not-firm',
    });
  });

  it('says first what is not paid', async () => {
    expect((await ask(await newUser(), asked)).refusal.code).toBe('prediction.not-entitled');
  });

  it('by a correction after paying: it waits, for the time or for all its money back', async () => {
    const [patient, other] = [await newUser(), await newUser()];
    await fulfil(patient, itemOf(timed));
    expect((await ask(patient, asked)).refusal.code).toBe('prediction.not-firm');
    expect(await history(patient)).toMatchObject([{ state: 'waiting', asked: PAIR }]);
    expect((await ask(patient, timed)).status).toBe(200);

    const { orderId } = await fulfil(other, itemOf(timed));
    expect((await ask(other, asked)).status).toBe(409);
    expect(await cancel(other, orderId, itemOf(timed))).toMatchObject({ refundPaise: 24_900 });
  });
});
