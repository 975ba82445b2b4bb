import { inflateRawSync } from 'node:zlib';
import { compatibilityQuestionByText } from '@dhruva/asking/pairs/contract/catalogue';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import { pairProduct, pairsData } from '@dhruva/asking/pairs/server';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { questionsData } from '@dhruva/asking/questions/server';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { CHEAP, PAIR, TOGETHER } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { keyOfToken, sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { describe, expect, it } from 'vitest';
import type { ToldSentences } from '../answer.rules.ts';
import type { AnswerTable } from '../answer-rows.store.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, newUserWithClaim, ask } = askers(server, 9_396_000_000);

const LEAST_CLAIMS = 15;

const askPair = async (token: string) => {
  const { id } = compatibilityQuestionByText(TOGETHER)!;
  const { fulfil } = sell(server, pairProduct({ births: TEST_BIRTHS }));
  await fulfil(token, { kind: 'compatibility', questionId: id, ...PAIR });
  return call(app, getSingleAnswer, { token, body: { questionText: TOGETHER, ...PAIR } });
};

/** One answer of each kind: the table it is kept in, what is asked, its first text, and its personal data. */
const KINDS = [
  {
    table: 'predictions',
    data: questionsData,
    get: async () => {
      const token = await newUserWithClaim();
      const { text, reply } = await ask(token, CHEAP);
      return { token, text, direct: reply.prediction.direct };
    },
  },
  {
    table: 'compatibility_answers',
    data: pairsData,
    get: async () => {
      const token = await newUser();
      const { text, reply } = await askPair(token);
      return { token, text, direct: reply.answer.direct };
    },
  },
] as const;

const keptOf = async (table: AnswerTable, token: string) => {
  const key = await keyOfToken(server, token);
  const rows = await deps.db
    .selectFrom(table)
    .select('sentences')
    .where('user_id', '=', key.userId)
    .execute();
  return { key, sealed: rows.flatMap(({ sentences }) => sentences ?? []) };
};

/** What the sentences claim, without the reading: each language leaves out of it what does not fit its page. */
const besideReading = (sentences: ToldSentences['en']) =>
  sentences.flatMap(({ part, claims }) => (part === 'reading' ? [] : [{ part, claims }]));

describe.each(KINDS)('the sentences of an answer in $table', ({ table, data, get }) => {
  it('are kept with their claims in both languages, sealed', async () => {
    const { token, direct } = await get();
    const { key, sealed } = await keptOf(table, token);
    expect(sealed).toHaveLength(1);
    const packed = Buffer.from(key.open(`${table}.sentences`, sealed[0]!), 'base64');
    const { en, hi } = JSON.parse(inflateRawSync(packed).toString()) as ToldSentences;
    expect(en.flatMap(({ claims }) => claims).length).toBeGreaterThanOrEqual(LEAST_CLAIMS);
    expect(besideReading(hi)).toEqual(besideReading(en));
    for (const sentences of [en, hi])
      expect(sentences.map(({ part }) => part)).toContain('reading');
    const headlines = en.filter(({ part }) => part === 'headline');
    expect(headlines.length).toBeGreaterThan(0);
    for (const { text } of headlines) expect(direct).toContain(text);
  });

  it('are in no reply and in no download, and go when the answer is erased', async () => {
    const { token, text, direct } = await get();
    const listed = await call(app, myPredictions, { token });
    const key = await keyOfToken(server, token);
    const download = JSON.stringify(await data.collect(deps.db, key));
    for (const told of [text, listed.text, download]) {
      expect(JSON.stringify(JSON.parse(told))).toContain(JSON.stringify(direct));
      expect(told).not.toContain('"sentences"');
    }
    for (const reply of [text, listed.text]) expect(reply).not.toContain('"claims"');
    await inTransaction(deps.db, async (tx) => data.erase(tx, key.userId));
    expect((await keptOf(table, token)).sealed).toEqual([]);
  });
});
