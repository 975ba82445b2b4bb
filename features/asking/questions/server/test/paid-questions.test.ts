import { questionByText } from '../../contract/catalogue.ts';
import type { ItemOf } from '@dhruva/money/payments/contract/item';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { describe, expect, it } from 'vitest';
import { questionProduct } from '../index.ts';
import { askers } from './asking.ts';
import { CHEAP, DEAR, OTHER_CHEAP, PUNE_1990 } from '@dhruva/server/test/births.ts';
import { sell, TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { newUser, claim, newUserWithClaim, ask, history } = askers(server, 9380000000);
const product = questionProduct({ births: TEST_BIRTHS });
const { accept, fulfil, cancel, describe: tell } = sell(server, product);

const item = (text: string, change: Partial<UserDetails> = {}): ItemOf<'question'> => {
  const question = questionByText(text);
  if (question === undefined) throw new Error(`no question ${text}`);
  return { kind: 'question', questionId: question.id, userDetails: { ...PUNE_1990, ...change } };
};

it('costs what its tier costs, whoever asks', () => {
  expect([CHEAP, DEAR].map((text) => product.offer(item(text)))).toEqual([
    {
      productId: 'suitable-work',
      pricePaise: 9_900,
      account: 'questions',
      key: 'question:suitable-work',
    },
    {
      productId: 'married-life',
      pricePaise: 19_900,
      account: 'questions',
      key: 'question:married-life',
    },
  ]);
});

describe('before payment', () => {
  it.each<[string, Partial<UserDetails>, string]>([
    ['a minor', { dob: '2015-05-05' }, 'person.under-18'],
    ['an unknown place', { placeOfBirth: 'Xyzzyqvwk' }, 'place.unknown'],
    ['a place of many', { placeOfBirth: 'Rampur' }, 'place.ambiguous'],
    ['a day that was not', { dob: '1990-02-30' }, 'birth.date-unreal'],
    ['nothing typed', { dob: '' }, 'birth.details-missing'],
    ['another person not asked', { questionFor: 'other' }, 'prediction.consent-missing'],
  ])('refuses %s', async (_name, change, code) => {
    await expect(accept(await newUser(), item(DEAR, change))).rejects.toMatchObject({ code });
  });

  it('keeps the details as they were typed', async () => {
    expect(await accept(await newUser(), item(DEAR))).toEqual({ draft: item(DEAR) });
  });

  it('refuses what is paid and waiting, and what was answered for the same birth', async () => {
    const token = await newUser();
    const again = { code: 'payment.already-bought' };
    await fulfil(token, item(DEAR));
    await expect(accept(token, item(DEAR))).rejects.toMatchObject(again);
    await expect(accept(token, item(DEAR, { dob: '1980-01-01' }))).rejects.toMatchObject(again);
    await accept(token, item(CHEAP));
    await ask(token, DEAR);
    await expect(accept(token, item(DEAR, { placeOfBirth: 'Pune' }))).rejects.toMatchObject(again);
    await accept(token, item(DEAR, { dob: '1980-01-01' }));
  });
});

describe.each([CHEAP, DEAR])('paid: %s', (text) => {
  it('waits in My Predictions with all that asking needs, and is answered after a reload', async () => {
    const token = await newUser();
    expect((await ask(token, text)).status).toBe(402);
    const { orderId, fulfilment } = await fulfil(token, item(text, { fold: 'earlier' }));
    expect(fulfilment).toBe('given');
    const waiting = await history(token);
    expect(waiting).toMatchObject([
      { kind: 'question', question: text, state: 'waiting', answer: null, orderId },
    ]);
    const [record] = waiting;
    const asked = record?.kind === 'question' ? record.asked : undefined;
    expect(asked).toEqual({ ...PUNE_1990, fold: 'earlier' });
    const answered = await ask(token, text, asked);
    expect(answered.status).toBe(200);
    expect((await ask(token, text, asked)).text).toBe(answered.text);
    expect(await history(token)).toMatchObject([
      { state: 'answered', answer: answered.reply.prediction, orderId },
    ]);
  });
});

describe('one payment', () => {
  it('is one question and one birth, correctable until it is answered', async () => {
    const token = await newUser();
    const draft = item(DEAR);
    await fulfil(token, draft);
    expect((await ask(token, DEAR, { dob: '2015-05-05' })).refusal.code).toBe('person.under-18');
    expect((await ask(token, OTHER_CHEAP)).status).toBe(402);
    const corrected = await ask(token, DEAR, { timeOfBirth: '15:00' });
    expect(corrected.reply.prediction.birth.time).toBe('15:00');
    expect((await ask(token, DEAR)).refusal.code).toBe('prediction.not-entitled');
    expect(await history(token)).toMatchObject([{ asked: { timeOfBirth: '15:00' } }]);
  });

  it('is used before the free question, which stays', async () => {
    const token = await newUserWithClaim();
    await fulfil(token, item(CHEAP));
    expect((await ask(token, CHEAP)).status).toBe(200);
    expect((await ask(token, OTHER_CHEAP)).status).toBe(200);
  });

  it('unlocks nothing for anybody else', async () => {
    const token = await newUser();
    await fulfil(token, item(DEAR));
    const stranger = await newUser();
    expect((await ask(stranger, DEAR)).status).toBe(402);
    expect(await history(stranger)).toEqual([]);
  });

  it('goes back when the question is bought twice at once', async () => {
    const token = await newUser();
    const sales = await Promise.all([1, 2, 3, 4].map(() => fulfil(token, item(DEAR))));
    const outcomes = sales.map(({ fulfilment }) => fulfilment);
    expect(outcomes.filter((fulfilment) => fulfilment === 'given')).toHaveLength(1);
    expect(outcomes.filter((fulfilment) => fulfilment !== 'given')).toEqual(
      Array.from({ length: 3 }, () => ({ refund: 'duplicate' })),
    );
    expect(await history(token)).toHaveLength(1);
  });

  it('may be made again for another birth once the first is answered', async () => {
    const token = await newUser();
    const [first, other] = [item(DEAR), item(DEAR, { dob: '1980-01-01' })];
    await fulfil(token, first);
    await ask(token, DEAR);
    expect((await fulfil(token, other)).fulfilment).toBe('given');
    expect((await ask(token, DEAR, { dob: '1980-01-01' })).status).toBe(200);
    expect(await history(token)).toHaveLength(2);
  });

  it('gives one answer to twenty calls at once', async () => {
    const token = await newUser();
    await fulfil(token, item(DEAR));
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(token, DEAR)));
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
    expect(asked.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await history(token)).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('gives all back until the answer is there, and the question is locked again', async () => {
    const token = await newUser();
    const draft = item(CHEAP);
    const { orderId } = await fulfil(token, draft);
    expect(await tell(token, orderId, draft)).toEqual({ title: CHEAP, stage: 'Answer waiting' });
    expect(await cancel(token, orderId, draft)).toMatchObject({ refundPaise: 9_900 });
    expect(await history(token)).toMatchObject([{ state: 'refunded', answer: null, orderId }]);
    expect(await tell(token, orderId, draft)).toMatchObject({ stage: 'Refunded' });
    expect((await ask(token, CHEAP)).status).toBe(402);
    expect(await cancel(token, orderId, draft)).toBeUndefined();
    await claim(token);
    expect((await ask(token, CHEAP)).status).toBe(200);
  });

  it('gives nothing back afterwards', async () => {
    const token = await newUser();
    const draft = item(DEAR);
    const { orderId } = await fulfil(token, draft);
    await ask(token, DEAR);
    expect(await cancel(token, orderId, draft)).toBeUndefined();
    expect(await tell(token, orderId, draft)).toMatchObject({ stage: 'Answered' });
    expect((await ask(token, DEAR)).status).toBe(200);
  });

  it('at the moment of answering has one outcome', async () => {
    const token = await newUser();
    const draft = item(DEAR);
    for (let round = 0; round < 20; round += 1) {
      const change = { dob: `1970-01-${String(round + 1).padStart(2, '0')}` };
      const { orderId } = await fulfil(token, draft);
      const [asked, cancelled] = await Promise.all([
        ask(token, DEAR, change),
        new Promise((done) => setTimeout(done, round * 2)).then(() =>
          cancel(token, orderId, draft),
        ),
      ]);
      const isCancelled = cancelled !== undefined;
      expect([round, asked.status]).toEqual([round, isCancelled ? 402 : 200]);
      const record = (await history(token)).find((each) => each.orderId === orderId);
      expect(record?.state).toBe(isCancelled ? 'refunded' : 'answered');
    }
  });
});
