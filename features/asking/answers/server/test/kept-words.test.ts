import { compatibilityQuestionByText } from '@dhruva/asking/pairs/contract/catalogue';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { PAIR_QUESTIONS_HI } from '@dhruva/asking/pairs/contract/catalogue-hi';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import type { Answer } from '../../contract/schemas.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pairProduct } from '@dhruva/asking/pairs/server';
import { questionsData } from '@dhruva/asking/questions/server';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { CHEAP, PAIR, TOGETHER } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { keyOfToken, sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, newUserWithClaim, ask, history } = askers(server, 9_395_000_000);

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Expects every English text of an answer to have its Hindi counterpart. */
const expectBoth = (answer: Omit<Answer, 'birth' | 'chart'>, question: string): void => {
  const { hi } = answer;
  expect(hi?.question).toBe(question);
  expect(hi?.windows).toHaveLength(answer.windows.length);
  expect(hi?.factors).toHaveLength(answer.factors.length);
  expect(hi?.advice).toHaveLength(answer.advice.length);
  const { direct = '', sure = '', caveat = '', windows = [], factors = [] } = hi ?? {};
  expect([direct, sure, caveat, ...windows, ...factors].filter((text) => !isHindi(text))).toEqual(
    [],
  );
  expect(isHindi(answer.direct)).toBe(false);
};

describe('an answer about one person', () => {
  it('is kept in both languages, with its months and its chart, and told again byte for byte', async () => {
    const token = await newUserWithClaim();
    const first = await ask(token, CHEAP);
    const { prediction } = first.reply;
    expectBoth(prediction, QUESTIONS_HI[questionByText(CHEAP)!.id]);
    expect(prediction.timeline?.length).toBeGreaterThan(0);
    expect(prediction.timeline?.[0]?.month).toBe(prediction.asOf.slice(0, 7));
    expect(prediction.chart).toMatchObject({ from: 'lagna', steady: true });
    expect((await ask(token, CHEAP)).text).toBe(first.text);
    expect(await history(token)).toMatchObject([{ answer: prediction }]);
  });

  it('is in the download of one’s own data, in both languages', async () => {
    const token = await newUserWithClaim();
    const { reply } = await ask(token, CHEAP);
    expect(await questionsData.collect(deps.db, await keyOfToken(server, token))).toMatchObject([
      { answer: reply.prediction },
    ]);
  });

  it('kept from earlier, in English alone, is told as it was', async () => {
    const token = await newUserWithClaim();
    const { reply } = await ask(token, CHEAP);
    const { hi: _, timeline: __, chart: ___, ...old } = reply.prediction;
    const sealed = (await keyOfToken(server, token)).seal(
      'predictions.answer',
      JSON.stringify(old),
    );
    await sql`update predictions set answer = ${sealed} where id = ${reply.predictionId}`.execute(
      deps.db,
    );
    const again = await ask(token, CHEAP);
    expect([again.status, again.reply.prediction]).toEqual([200, old]);
    expect(await history(token)).toMatchObject([{ state: 'answered', answer: old }]);
  });
});

it('an answer about two people is kept in both languages, with its months', async () => {
  const token = await newUser();
  const { id } = compatibilityQuestionByText(TOGETHER)!;
  const product = pairProduct({ births: TEST_BIRTHS });
  const { fulfil } = sell(server, product);
  await fulfil(token, { kind: 'compatibility', questionId: id, ...PAIR });
  const told = () =>
    call(app, getSingleAnswer, { token, body: { questionText: TOGETHER, ...PAIR } });
  const first = await told();
  expectBoth(first.reply.answer, PAIR_QUESTIONS_HI[id]);
  expect(first.reply.answer.timeline?.length).toBeGreaterThan(0);
  expect((await told()).text).toBe(first.text);
});
