import { randomUUID } from 'node:crypto';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as entitlements from '../index.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { openTestDb } from '@dhruva/server/test/test-database.ts';

const { db } = await openTestDb();

const asked = (at: number) => {
  const found = QUESTIONS.filter(({ tier }) => tier === 99)[at];
  if (!found) throw new Error('too few questions');
  return { kind: 'question', id: found.id, tier: found.tier } as const;
};
const [MARRIAGE, CAREER] = [asked(0), asked(1)];

const newUser = async (): Promise<string> => {
  const id = randomUUID();
  await sql`
    insert into users (id, phone_hash, created_at, last_seen_at) values (${id}, ${id}, now(), now())
  `.execute(db);
  return id;
};
const newOrder = async (userId: string): Promise<string> => {
  const id = randomUUID();
  await sql`
    insert into orders (id, user_id, kind, product_id, purchase_key, account, price_paise, currency,
      draft, state, effect, payment_id, created_at, paid_at)
    values (${id}, ${userId}, 'question', '99', ${id}, 'questions', 9900, 'INR',
      ''::bytea, 'paid', 'given', ${id}, now(), now())
  `.execute(db);
  return id;
};

const paid = async (userId: string, question: entitlements.AskedQuestion = MARRIAGE) => {
  const orderId = await newOrder(userId);
  const bought = { userId, question, pricePaise: 9_900, orderId };
  const given = await inTransaction(db, (tx, now) => entitlements.grantPaid(tx, bought, now));
  return { orderId, given, id: given === 'duplicate' ? '' : given.entitlementId };
};
const deliver = (entitlementId: string, question: entitlements.AskedQuestion = MARRIAGE) =>
  inTransaction(db, (tx, now) => entitlements.deliver(tx, { entitlementId, question }, now));
const revoke = (orderId: string) =>
  inTransaction(db, (tx, now) => entitlements.revoke(tx, orderId, now));
const statesOf = async (userId: string): Promise<string[]> =>
  (await entitlements.listEntitlements(db, userId)).map(
    ({ source, state, questionId }) => `${source} ${state} ${questionId ?? '-'}`,
  );

describe('what somebody bought', () => {
  it('is theirs alone, and waits for the question it was bought for', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { id, orderId } = await paid(owner);
    expect(await entitlements.listEntitlements(db, owner)).toEqual([
      {
        id,
        kind: 'question',
        source: 'payment',
        questionId: MARRIAGE.id,
        state: 'waiting',
        orderId,
      },
    ]);
    expect(await statesOf(other)).toEqual([]);
    const waiting = (userId: string, question: entitlements.AskedQuestion) =>
      entitlements.hasUnansweredPurchase(db, userId, question);
    expect([
      await waiting(owner, MARRIAGE),
      await waiting(owner, CAREER),
      await waiting(other, MARRIAGE),
    ]).toEqual([true, false, false]);
  });

  it('is not had twice while one waits; once answered or given back it can be bought anew', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const first = await paid(owner);
    expect((await paid(owner)).given).toBe('duplicate');
    expect((await paid(other)).given).not.toBe('duplicate');
    expect((await paid(owner, CAREER)).given).not.toBe('duplicate');
    await deliver(first.id);
    const second = await paid(owner);
    expect(second.given).not.toBe('duplicate');
    await revoke(second.orderId);
    expect((await paid(owner)).given).not.toBe('duplicate');
  });

  it('answered once changes that one only', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const answered = await paid(owner);
    await paid(owner, CAREER);
    await paid(other);
    await deliver(answered.id);
    expect(await statesOf(owner)).toEqual([
      `payment delivered ${MARRIAGE.id}`,
      `payment waiting ${CAREER.id}`,
    ]);
    expect(await statesOf(other)).toEqual([`payment waiting ${MARRIAGE.id}`]);
  });

  it('given back is that order’s only, and never what was answered', async () => {
    const owner = await newUser();
    const [kept, back, answered] = [
      await paid(owner, CAREER),
      await paid(owner),
      await paid(owner, asked(2)),
    ];
    await deliver(answered.id, asked(2));
    await revoke(back.orderId);
    await revoke(answered.orderId);
    const state = (orderId: string) => entitlements.purchasedState(db, orderId);
    expect([
      await state(kept.orderId),
      await state(back.orderId),
      await state(answered.orderId),
      await state(randomUUID()),
    ]).toEqual(['waiting', 'revoked', 'delivered', undefined]);
  });

  it('given back twice keeps the moment of the first', async () => {
    const { orderId } = await paid(await newUser());
    await revoke(orderId);
    const moment = () =>
      db.selectFrom('entitlements').select('revoked_at').where('order_id', '=', orderId).execute();
    const first = await moment();
    await revoke(orderId);
    expect(await moment()).toEqual(first);
  });
});

describe('what is a gift', () => {
  it('comes once for each reason, to whom it was given', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const free = (userId: string) => entitlements.freeQuestionState(db, userId);
    expect(await free(owner)).toEqual({ isClaimed: false, isWaiting: false });
    // A second apart: two gifts of one millisecond would stand in either order.
    for (const [second, give] of [
      entitlements.claimFreeQuestion,
      entitlements.grantReferral,
    ].entries()) {
      for (let time = 0; time < 2; time += 1) {
        await inTransaction(db, (tx, now) =>
          give(tx, owner, new Date(now.getTime() + second * 1000)),
        );
      }
    }
    expect(await statesOf(owner)).toEqual(['free waiting -', 'referral waiting -']);
    expect(await free(owner)).toEqual({ isClaimed: true, isWaiting: true });
    expect(await free(other)).toEqual({ isClaimed: false, isWaiting: false });
    expect(await entitlements.referralCredits(db, owner)).toEqual({ earned: 1, waiting: 1 });
    expect(await entitlements.referralCredits(db, other)).toEqual({ earned: 0, waiting: 0 });
    expect(await entitlements.hasUnansweredPurchase(db, owner, MARRIAGE)).toBe(false);
  });

  it('of one reason, or what was bought, is none of the other', async () => {
    const [invited, buyer] = [await newUser(), await newUser()];
    await inTransaction(db, (tx, now) => entitlements.grantReferral(tx, invited, now));
    await inTransaction(db, (tx, now) => entitlements.claimFreeQuestion(tx, buyer, now));
    for (const question of [MARRIAGE, CAREER]) await paid(buyer, question);
    const none = { isClaimed: false, isWaiting: false };
    expect(await entitlements.freeQuestionState(db, invited)).toEqual(none);
    expect(await entitlements.referralCredits(db, invited)).toEqual({ earned: 1, waiting: 1 });
    expect(await entitlements.referralCredits(db, buyer)).toEqual({ earned: 0, waiting: 0 });
  });

  it('is meant for the question asked, and spent when that is answered', async () => {
    const owner = await newUser();
    await inTransaction(db, (tx, now) => entitlements.claimFreeQuestion(tx, owner, now));
    await inTransaction(db, (tx, now) => entitlements.grantReferral(tx, owner, now));
    const reserve = (question: entitlements.AskedQuestion) =>
      inTransaction(db, async (tx) =>
        entitlements.reserveFor(tx, await entitlements.lockEntitlements(tx, owner), question),
      );
    const reserved = await reserve(MARRIAGE);
    expect(await statesOf(owner)).toEqual([`free waiting ${MARRIAGE.id}`, 'referral waiting -']);
    await deliver(reserved ?? '', MARRIAGE);
    expect(await entitlements.freeQuestionState(db, owner)).toEqual({
      isClaimed: true,
      isWaiting: false,
    });
    await deliver((await reserve(CAREER)) ?? '', CAREER);
    expect(await entitlements.referralCredits(db, owner)).toEqual({ earned: 1, waiting: 0 });
    expect(await reserve(asked(2))).toBeUndefined();
  });
});

describe('locked entitlements', () => {
  const isLocked = async (userId: string): Promise<boolean> => {
    const taken = sql`select 1 from entitlements where user_id = ${userId} for update nowait`;
    return taken.execute(db).then(
      () => false,
      () => true,
    );
  };

  it('are held until the transaction ends, those of others are not; reading alone holds none', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { orderId } = await paid(owner);
    await paid(other);
    await inTransaction(db, async (tx) => {
      await entitlements.lockEntitlements(tx, owner);
      expect([await isLocked(owner), await isLocked(other)]).toEqual([true, false]);
    });
    expect(await isLocked(owner)).toBe(false);
    await inTransaction(db, async (tx) => {
      await entitlements.listEntitlements(tx, owner);
      expect(await isLocked(owner)).toBe(false);
      await entitlements.purchasedState(tx, orderId);
      expect([await isLocked(owner), await isLocked(other)]).toEqual([true, false]);
    });
  });
});
