import { randomUUID } from 'node:crypto';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import { pairProduct } from '@dhruva/asking/pairs/server';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { questionProduct } from '@dhruva/asking/questions/server';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { compatibilityQuestionByText } from '@dhruva/asking/pairs/contract/catalogue';
import { CHEAP, DEAR, PAIR, PUNE_1990, TOGETHER } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { keyOfToken, sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { takeFollowUp } from '../../contract/routes.ts';
import type { FollowUps } from '../../contract/schemas.ts';
import { followUpsData } from '../index.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, newUserWithClaim, ask, history } = askers(server, 9_396_000_000);

const NONE: FollowUps = { left: 0, offered: [], told: [] };
const take = (token: string, id: string) => call(app, takeFollowUp, { token, body: { id } });

/** A free answer of a new user: the token, and the follow-ups offered with it. */
const answered = async () => {
  const token = await newUserWithClaim();
  const { reply } = await ask(token, CHEAP);
  const { followUps = NONE } = reply.prediction;
  return { token, id: reply.predictionId, followUps, ids: followUps.offered.map(({ id }) => id) };
};
const idAt = (ids: readonly string[], index: number): string => ids[index] ?? '';

describe('a free answer', () => {
  it('offers three or four, in both languages, and tells one', async () => {
    const { token, followUps, ids } = await answered();
    expect([followUps.left, followUps.told]).toEqual([1, []]);
    expect([3, 4]).toContain(ids.length);
    for (const { en, hi } of followUps.offered) {
      expect(en).toMatch(/^[A-Z].*\?$/u);
      expect(hi).toMatch(/\p{Script=Devanagari}.*\?$/u);
    }
    const { status, reply } = await take(token, idAt(ids, 1));
    expect([status, reply.left, reply.told.map(({ id }) => id)]).toEqual([200, 0, [ids[1]]]);
    const [first] = reply.told;
    expect(first?.en.question).toBe(followUps.offered[1]?.en);
    expect(first?.en.answer.split(' ').length).toBeGreaterThan(30);
    expect(first?.hi.answer).toMatch(/^[^A-Za-z]+$/u);
    expect(JSON.stringify(reply)).not.toContain('claims');
  });

  it('keeps what was told, and tells it again without spending', async () => {
    const { token, ids } = await answered();
    const first = await take(token, idAt(ids, 0));
    expect((await take(token, idAt(ids, 0))).text).toBe(first.text);
    const refused = await take(token, idAt(ids, 1));
    expect([refused.status, refused.refusal.code]).toEqual([409, 'follow-up.spent']);
    expect(await history(token)).toMatchObject([{ answer: { followUps: first.reply } }]);
    expect((await ask(token, CHEAP)).reply.prediction.followUps).toEqual(first.reply);
  });

  it('tells one of two that are chosen at once', async () => {
    const { token, ids } = await answered();
    const both = await Promise.all([take(token, idAt(ids, 0)), take(token, idAt(ids, 1))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [record] = await history(token);
    expect(record).toMatchObject({ answer: { followUps: { left: 0, told: [{}] } } });
  });

  it('tells the same one to all who choose it at once', async () => {
    const { token, ids } = await answered();
    const all = await Promise.all([1, 2, 3, 4].map(() => take(token, idAt(ids, 2))));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(all[0]?.reply).toMatchObject({ left: 0, told: [{ id: ids[2] }] });
  });
});

describe('a follow-up is not told', () => {
  it('to somebody else, of an unknown id, or without a session', async () => {
    const { ids } = await answered();
    const stranger = await newUser();
    for (const id of [idAt(ids, 0), randomUUID()]) {
      const { status, refusal } = await take(stranger, id);
      expect([status, refusal.code]).toEqual([404, 'follow-up.not-found']);
    }
    expect((await call(app, takeFollowUp, { body: { id: idAt(ids, 0) } })).status).toBe(401);
    expect((await take(stranger, 'a')).status).toBe(400);
  });

  it('of an answer that is not kept any more', async () => {
    const { token, ids } = await answered();
    const key = await keyOfToken(server, token);
    await deps.db.transaction().execute(async (tx) => followUpsData.erase(tx, key.userId));
    expect((await take(token, idAt(ids, 0))).refusal.code).toBe('follow-up.not-found');
  });

  it('twice by the database, nor more than are allowed', async () => {
    const { token, ids } = await answered();
    await take(token, idAt(ids, 0));
    const place = (at: number) =>
      sql`update follow_ups set place = ${at}, taken_at = now() where id = ${ids[1]}`.execute(
        deps.db,
      );
    await expect(place(1)).rejects.toThrow(/unique/u);
    await expect(place(2)).rejects.toThrow(/check/u);
  });
});

describe('a bought answer', () => {
  it('at ₹199 carries two', async () => {
    const token = await newUser();
    const questionId = questionByText(DEAR)?.id ?? 'married-life';
    await sell(server, questionProduct({ births: TEST_BIRTHS })).fulfil(token, {
      kind: 'question',
      questionId,
      userDetails: PUNE_1990,
    });
    const { offered = [] } = (await ask(token, DEAR)).reply.prediction.followUps ?? NONE;
    const ids = offered.map(({ id }) => id);
    expect((await take(token, idAt(ids, 0))).reply.left).toBe(1);
    expect((await take(token, idAt(ids, 2))).reply.left).toBe(0);
    expect((await take(token, idAt(ids, 1))).refusal.code).toBe('follow-up.spent');
  });

  it('about two people carries one', async () => {
    const token = await newUser();
    const questionId = compatibilityQuestionByText(TOGETHER)?.id ?? 'parents-together';
    await sell(server, pairProduct({ births: TEST_BIRTHS })).fulfil(token, {
      kind: 'compatibility',
      questionId,
      ...PAIR,
    });
    const { reply } = await call(app, getSingleAnswer, {
      token,
      body: { questionText: TOGETHER, ...PAIR },
    });
    expect(reply.answer.followUps?.left).toBe(1);
    const [first] = reply.answer.followUps?.offered ?? [];
    expect((await take(token, first?.id ?? '')).reply.left).toBe(0);
    expect(await history(token)).toMatchObject([{ answer: { followUps: { left: 0 } } }]);
  });
});

it('is in the download of one’s own data, with the answers prepared, and goes with it', async () => {
  const { token, ids, followUps } = await answered();
  await take(token, idAt(ids, 0));
  const key = await keyOfToken(server, token);
  const kept = (await followUpsData.collect(deps.db, key)) as { readonly takenAt: Date | null }[];
  expect(kept).toMatchObject(followUps.offered.map(({ en }) => ({ en: { question: en } })));
  expect(kept.filter(({ takenAt }) => takenAt !== null)).toHaveLength(1);
  await deps.db.transaction().execute(async (tx) => followUpsData.erase(tx, key.userId));
  expect(await followUpsData.collect(deps.db, key)).toEqual([]);
});
