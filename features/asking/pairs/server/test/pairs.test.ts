import { DAY_MS } from '@dhruva/kernel/durations';
import { compatibilityQuestionByText } from '../../contract/catalogue.ts';
import { checkPair, getSingleAnswer } from '../../contract/routes.ts';
import type { PairData } from '../../contract/schemas.ts';
import type { ErrorCode } from '@dhruva/kernel/errors';
import type { ItemOf } from '@dhruva/money/payments/contract/item';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pairProduct } from '../index.ts';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { NEW_YORK, PAIR, PARIS, TOGETHER, TOGETHER_AT_WORK } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newUser, history } = askers(server, 9390000000);
const product = pairProduct({ births: TEST_BIRTHS });
const { accept, fulfil, cancel, describe: tell } = sell(server, product);

type Change = { readonly [K in keyof PairData]?: Partial<PairData[K]> | undefined };
const pairWith = ({ selfData, otherData, ...rest }: Change = {}): PairData =>
  ({
    ...PAIR,
    ...rest,
    selfData: { ...PAIR.selfData, ...selfData },
    otherData: { ...PAIR.otherData, ...otherData },
  }) as PairData;

const item = (text: string, change: Change = {}): ItemOf<'compatibility'> => {
  const question = compatibilityQuestionByText(text);
  if (question === undefined) throw new Error(`no question ${text}`);
  return { kind: 'compatibility', questionId: question.id, ...pairWith(change) };
};
const ask = (token: string, questionText: string, change: Change = {}) =>
  call(app, getSingleAnswer, { token, body: { questionText, ...pairWith(change) } });

const REFUSED: readonly [string, ErrorCode, Change, string | undefined][] = [
  [
    'a date of the other not given',
    'compatibility.details-missing',
    { otherData: { dateOfBirth: '' } },
    'otherData.dateOfBirth',
  ],
  [
    'a time of one’s own not given',
    'compatibility.details-missing',
    { selfData: { timeOfBirth: '' } },
    'selfData.timeOfBirth',
  ],
  [
    'slashes',
    'birth.date-format',
    { selfData: { dateOfBirth: '1990/08/15' } },
    'selfData.dateOfBirth',
  ],
  [
    'letters',
    'birth.date-numbers',
    { otherData: { dateOfBirth: '1990-0x-15' } },
    'otherData.dateOfBirth',
  ],
  [
    '30 February',
    'birth.date-unreal',
    { otherData: { dateOfBirth: '1990-02-30' } },
    'otherData.dateOfBirth',
  ],
  [
    'a day to come',
    'birth.date-future',
    { selfData: { dateOfBirth: '2999-01-01' } },
    'selfData.dateOfBirth',
  ],
  [
    '1899',
    'birth.date-out-of-range',
    { selfData: { dateOfBirth: '1899-01-01' } },
    'selfData.dateOfBirth',
  ],
  ['24:00', 'birth.time-format', { otherData: { timeOfBirth: '24:00' } }, 'otherData.timeOfBirth'],
  [
    'a time that was jumped over',
    'birth.time-gap',
    { otherData: { dateOfBirth: '1990-03-25', timeOfBirth: '02:30', coordinates: PARIS } },
    'otherData.timeOfBirth',
  ],
  [
    'a time that was twice',
    'birth.time-overlap',
    { selfData: { dateOfBirth: '1990-10-28', timeOfBirth: '01:30', coordinates: NEW_YORK } },
    'selfData.timeOfBirth',
  ],
  [
    'a place nobody knows',
    'place.unknown',
    { otherData: { placeOfBirth: 'Xyzzyqvwk' } },
    'otherData.placeOfBirth',
  ],
  [
    'a place of many',
    'place.ambiguous',
    { selfData: { placeOfBirth: 'Rampur' } },
    'selfData.placeOfBirth',
  ],
  [
    'a latitude of 91',
    'place.coordinates-invalid',
    { selfData: { coordinates: { lat: 91, lon: 0 } } },
    'selfData.placeOfBirth',
  ],
  [
    'oneself under age',
    'person.under-18',
    { selfData: { dateOfBirth: '2015-05-05' } },
    'selfData.dateOfBirth',
  ],
  [
    'the other under age',
    'person.under-18',
    { otherData: { dateOfBirth: '2015-05-05' } },
    'otherData.dateOfBirth',
  ],
  ['the other not asked', 'prediction.consent-missing', { otherAgrees: undefined }, 'otherAgrees'],
];

describe('two people', () => {
  it('are read back', async () => {
    const { status, reply } = await call(app, checkPair, { token: await newUser(), body: PAIR });
    expect(status).toBe(200);
    expect(reply.births).toMatchObject({
      self: { date: '1990-08-15', time: '14:30', utcOffset: '+05:30' },
      other: { date: '1992-11-03', time: '09:05', timeUnknown: false },
    });
  });

  it.each(REFUSED)(
    '%s: %s, before anything is paid or unlocked',
    async (_n, code, change, field) => {
      const token = await newUser();
      const checked = await call(app, checkPair, { token, body: pairWith(change) });
      const asked = await ask(token, TOGETHER, change);
      expect([checked.refusal.code, asked.refusal.code]).toEqual([code, code]);
      expect(Object.keys(checked.refusal.fields ?? {})).toContain(field);
      await expect(accept(token, item(TOGETHER, change))).rejects.toMatchObject({ code });
    },
  );
});

describe('a question about two people', () => {
  it('costs ₹249 each', () => {
    expect(product.offer(item(TOGETHER))).toEqual({
      productId: 'spouse-compatibility',
      pricePaise: 24_900,
      account: 'questions',
      key: 'compatibility:spouse-compatibility',
    });
  });

  it('is refused unpaid, and unknown in other words', async () => {
    const token = await newUser();
    const unpaid = await ask(token, TOGETHER);
    expect([unpaid.status, unpaid.refusal.code]).toEqual([402, 'prediction.not-entitled']);
    const unknown = await ask(token, 'Will we be rich?');
    expect([unknown.status, unknown.refusal.code]).toEqual([400, 'prediction.question-unknown']);
  });

  it('is not unlocked by a free question', async () => {
    const token = await newUser();
    await askers(server, 0).claim(token);
    expect((await ask(token, TOGETHER)).status).toBe(402);
  });

  it('waits with both people after a reload, then has one answer for ever', async () => {
    const token = await newUser();
    const { orderId, fulfilment } = await fulfil(token, item(TOGETHER));
    expect(fulfilment).toBe('given');
    const [waiting] = await history(token);
    expect(waiting).toMatchObject({
      kind: 'compatibility',
      question: TOGETHER,
      state: 'waiting',
      answer: null,
      orderId,
      asked: PAIR,
      details: { otherData: { dateOfBirth: '1992-11-03', timeOfBirth: '09:05' } },
    });
    const first = await ask(token, TOGETHER);
    expect(first.status).toBe(200);
    expect(first.reply.answer).toMatchObject({
      question: TOGETHER,
      direct: expect.stringMatching(/\w/u),
      births: { self: { date: '1990-08-15' }, other: { date: '1992-11-03' } },
      kuta: { total: { max: 36 } },
    });
    await server.clock.set(10 * DAY_MS);
    const later = await ask(token, TOGETHER, { selfData: { placeOfBirth: 'Pune' } });
    await server.clock.set(0);
    expect(later.text).toBe(first.text);
    expect(await history(token)).toMatchObject([
      { state: 'answered', orderId, answer: first.reply.answer, id: first.reply.answerId },
    ]);
  });

  it('calls the two by the names given, in each language and in what comes after', async () => {
    const token = await newUser();
    const names = { self: ' Riya  Rao', other: 'Arjun' };
    await fulfil(token, item(TOGETHER, { names }));
    const { answer } = (await ask(token, TOGETHER, { names })).reply;
    expect(answer.names).toEqual({ self: 'Riya Rao', other: 'Arjun' });
    const { hi, ...english } = answer;
    for (const told of [english, hi]) expect(JSON.stringify(told?.factors)).toContain('Arjun');
    expect(JSON.stringify(answer)).not.toMatch(/the other person|दूसरे व्यक्ति/iu);
    expect(await history(token)).toMatchObject([{ answer, asked: { names } }]);
  });

  it('keeps its answer as it was told when other names are given later', async () => {
    const token = await newUser();
    await fulfil(token, item(TOGETHER));
    const first = await ask(token, TOGETHER);
    expect(first.reply.answer).not.toHaveProperty('names');
    const later = await ask(token, TOGETHER, { names: { other: 'Arjun' } });
    expect(later.text).toBe(first.text);
  });

  it('is one question and one pair, correctable until it is answered', async () => {
    const token = await newUser();
    await fulfil(token, item(TOGETHER));
    const minor = { otherData: { dateOfBirth: '2015-05-05' } };
    expect((await ask(token, TOGETHER, minor)).refusal.code).toBe('person.under-18');
    expect((await ask(token, TOGETHER_AT_WORK)).status).toBe(402);
    const corrected = await ask(token, TOGETHER, { otherData: { timeOfBirth: '10:00' } });
    expect(corrected.reply.answer.births.other.time).toBe('10:00');
    expect((await ask(token, TOGETHER)).status).toBe(402);
    const exchanged = { selfData: PAIR.otherData, otherData: PAIR.selfData };
    expect((await ask(token, TOGETHER, exchanged)).status).toBe(402);
  });

  it('gives one stored answer to twenty calls at once', async () => {
    const token = await newUser();
    await fulfil(token, item(TOGETHER));
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(token, TOGETHER)));
    expect(asked.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
    expect(await history(token)).toHaveLength(1);
  });

  it('is not sold twice, and goes back when it is paid twice', async () => {
    const token = await newUser();
    const again = { code: 'payment.already-bought' };
    expect(await accept(token, item(TOGETHER))).toEqual({ draft: item(TOGETHER) });
    await fulfil(token, item(TOGETHER));
    await expect(accept(token, item(TOGETHER))).rejects.toMatchObject(again);
    expect((await fulfil(token, item(TOGETHER))).fulfilment).toEqual({ refund: 'duplicate' });
    await ask(token, TOGETHER);
    await expect(accept(token, item(TOGETHER))).rejects.toMatchObject(again);
    await accept(token, item(TOGETHER, { otherData: { dateOfBirth: '1993-01-01' } }));
  });

  it('is given back until it is answered, not afterwards', async () => {
    const token = await newUser();
    const draft = item(TOGETHER);
    const { orderId } = await fulfil(token, draft);
    expect(await cancel(token, orderId, draft)).toMatchObject({ refundPaise: 24_900 });
    expect(await history(token)).toMatchObject([{ state: 'refunded' }]);
    expect((await ask(token, TOGETHER)).status).toBe(402);
    const second = await fulfil(token, draft);
    await ask(token, TOGETHER);
    expect(await cancel(token, second.orderId, draft)).toBeUndefined();
    expect(await tell(token, second.orderId, draft)).toEqual({
      title: TOGETHER,
      stage: 'Answered',
    });
  });

  it('unlocks nothing for anybody else', async () => {
    const token = await newUser();
    await fulfil(token, item(TOGETHER));
    const { reply } = await ask(token, TOGETHER);
    const stranger = await newUser();
    const asked = await ask(stranger, TOGETHER);
    expect([asked.status, asked.text.includes(reply.answer.direct)]).toEqual([402, false]);
    expect(await history(stranger)).toEqual([]);
  });
});

it('a raw dump shows neither of the two', async () => {
  const token = await newUser();
  const otherData = { dateOfBirth: '1979-12-27', timeOfBirth: '03:43', placeOfBirth: 'Madurai' };
  const named = { otherData, names: { self: 'Riyanka', other: 'Arjunesh' } };
  await fulfil(token, item(TOGETHER, named));
  const { status, reply } = await ask(token, TOGETHER, named);
  expect(status).toBe(200);
  const secrets = [
    'Riyanka',
    'Arjunesh',
    '1979-12-27',
    '"03:43"',
    'Madurai',
    '1990-08-15',
    'Pune, Maharashtra',
    reply.answer.direct,
  ];
  for (const table of ['compatibility_answers', 'orders', 'entitlements']) {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.raw(table)} t`.execute(deps.db);
    expect(rows.length).toBeGreaterThan(0);
    const text = rows.map(({ row }) => row).join('\n');
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret.replaceAll('"', '')).toString('hex'));
    }
  }
});
