import { checkBirth, myPredictions } from '../../contract/routes.ts';
import { questionById } from '../../contract/catalogue.ts';
import type { QuestionId } from '@dhruva/jyotish';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { expect, describe, it } from 'vitest';
import { askers } from './asking.ts';
import { PUNE_1990 } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { order } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, newUserWithClaim, ask, history } = askers(server, 9340000000);

const MARRIAGE = questionById('marriage-when').text;
const IN_LAWS = questionById('in-laws').text;
const married: LifeFacts = { relationship: 'married', work: 'employed', country: 'IN' };

const check = (token: string, questionId: QuestionId, facts: LifeFacts) =>
  call(app, checkBirth, {
    token,
    body: { questionId, userDetails: { ...PUNE_1990, facts } },
  });

describe('a question that does not fit the facts told', () => {
  it('is refused before the free question is spent, with those that fit', async () => {
    const token = await newUserWithClaim();
    const { status, refusal } = await check(token, 'marriage-when', married);
    expect([status, refusal.code]).toEqual([409, 'prediction.does-not-fit']);
    expect(refusal.choices).toEqual([
      { value: 'understanding-with-partner', label: expect.any(String) },
      { value: 'in-laws', label: IN_LAWS },
      { value: 'harmony-at-home', label: expect.any(String) },
    ]);
    const asked = await ask(token, MARRIAGE, { facts: married });
    expect(asked.refusal).toEqual(refusal);
    expect(await history(token)).toEqual([]);
    expect((await ask(token, IN_LAWS, { facts: married })).status).toBe(200);
  });

  it('is refused before an order is made', async () => {
    const token = await newUser();
    const userDetails = { ...PUNE_1990, facts: married };
    const item = { kind: 'question', questionId: 'marriage-delay', userDetails } as const;
    expect((await order(server, token, item)).refusal.code).toBe('prediction.does-not-fit');
  });

  it('is answered when the fact is corrected, or not told', async () => {
    const corrected = { facts: { relationship: 'engaged' } } as const;
    for (const change of [corrected, {}]) {
      const token = await newUserWithClaim();
      expect((await ask(token, MARRIAGE, change)).status).toBe(200);
    }
  });
});

describe('an answer', () => {
  it('names the facts it used, in both languages, and keeps them sealed', async () => {
    const token = await newUserWithClaim();
    const { reply } = await ask(token, IN_LAWS, { facts: married });
    expect(reply.prediction).toMatchObject({
      facts: 'Answered with: married',
      hi: { facts: 'इन बातों को देखकर उत्तर: विवाहित' },
    });
    const [record] = (await call(app, myPredictions, { token })).reply;
    expect(record).toMatchObject({ asked: { facts: married }, answer: reply.prediction });
    const rows = await deps.db.selectFrom('predictions').selectAll().execute();
    for (const { details, answer } of rows)
      for (const sealed of [details, answer]) expect(sealed?.includes('married')).toBe(false);
  });

  it('names none where none was told or needed', async () => {
    const none = [await newUserWithClaim(), await newUserWithClaim()];
    const [untold, unneeded] = [
      await ask(none[0] ?? '', IN_LAWS),
      await ask(none[1] ?? '', questionById('money-habits').text, { facts: married }),
    ];
    for (const { reply } of [untold, unneeded]) {
      expect(reply.prediction).not.toHaveProperty('facts');
      expect(reply.prediction.hi).not.toHaveProperty('facts');
    }
  });

  it('stays what it was when a fact changes', async () => {
    const token = await newUserWithClaim();
    const first = await ask(token, IN_LAWS, { facts: married });
    const later = await ask(token, IN_LAWS, { facts: { relationship: 'separated' } });
    expect(later.text).toBe(first.text);
  });
});
