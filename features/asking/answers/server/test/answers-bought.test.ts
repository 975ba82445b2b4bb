import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { rupeesOf } from '@dhruva/kernel/paise';
import { compatibilityQuestionByText } from '@dhruva/asking/pairs/contract/catalogue';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { getSingleAnswer } from '@dhruva/asking/pairs/contract/routes';
import type { PurchaseItem } from '@dhruva/money/payments/contract/item';
import { describe, expect, it } from 'vitest';
import { askers } from '@dhruva/asking/questions/server/test/asking';
import { CHEAP, DEAR, PAIR, PUNE_1990, TOGETHER } from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy, order, pay, verify } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

/** Buying an answer, from the first click on a price to a refund, by the routes a browser calls. */
const server = await buildTestApp();
const { app, deps } = server;
const { newUser, ask, history } = askers(server, 9330000000);

const question = (text: string, change: object = {}): PurchaseItem => ({
  kind: 'question',
  questionId: questionByText(text)?.id ?? 'in-laws',
  userDetails: { ...PUNE_1990, ...change },
});
const pair = (text: string): PurchaseItem => ({
  kind: 'compatibility',
  questionId: compatibilityQuestionByText(text)?.id ?? 'parents-together',
  ...PAIR,
});
const askPair = (token: string, questionText: string) =>
  call(app, getSingleAnswer, { token, body: { questionText, ...PAIR } });

const ON_SALE = [
  { text: CHEAP, paise: 9_900, item: question(CHEAP), read: ask },
  { text: DEAR, paise: 19_900, item: question(DEAR), read: ask },
  { text: TOGETHER, paise: 24_900, item: pair(TOGETHER), read: askPair },
] as const;

const bookings = async (token: string) => (await call(app, myBookings, { token })).reply;

describe.each(ON_SALE)('$text', ({ text, paise, item, read }) => {
  it('is paid, waits, is answered, and stays the same answer', async () => {
    const token = await newUser();
    expect((await read(token, text)).status).toBe(402);
    const { checkout, status } = await buy(server, token, item);
    expect([checkout.amount, status.state]).toEqual([paise, 'paid']);
    const { orderId } = checkout;
    expect(await history(token)).toMatchObject([{ question: text, state: 'waiting', orderId }]);
    expect(await bookings(token)).toMatchObject([
      {
        id: orderId,
        title: text,
        stage: 'Answer waiting',
        amountPaid: rupeesOf(paise),
        cancellation: { refundPaise: paise },
      },
    ]);
    const first = await read(token, text);
    expect(first.status).toBe(200);
    expect((await read(token, text)).text).toBe(first.text);
    expect(await history(token)).toMatchObject([{ question: text, state: 'answered', orderId }]);
    expect(await bookings(token)).toMatchObject([{ stage: 'Answered', cancellation: null }]);
  });

  it('is not sold while it waits, nor for the same people afterwards', async () => {
    const token = await newUser();
    await buy(server, token, item);
    const waiting = await order(server, token, item);
    await read(token, text);
    const answered = await order(server, token, item);
    for (const { status, refusal } of [waiting, answered]) {
      expect([status, refusal.code]).toEqual([409, 'payment.already-bought']);
    }
    expect(await bookings(token)).toHaveLength(1);
  });

  it('cancelled and asked for at the same moment is either answered or paid back', async () => {
    const token = await newUser();
    for (let round = 0; round < 8; round += 1) {
      const { orderId } = (await buy(server, token, item)).checkout;
      const [asked, cancelled] = await Promise.all([
        read(token, text),
        call(app, cancelBooking, { token, body: { id: orderId, refundPaise: paise } }),
      ]);
      expect([asked.status, cancelled.status]).toEqual(
        cancelled.status === 200 ? [402, 200] : [200, 409],
      );
      const [booking] = await bookings(token);
      expect(booking?.refunds).toHaveLength(cancelled.status === 200 ? 1 : 0);
      if (cancelled.status !== 200) return;
      const record = (await history(token)).find((each) => each.orderId === orderId);
      expect(record?.state).toBe('refunded');
    }
  });
});

it('what nobody may ask is refused before an order is made', async () => {
  const token = await newUser();
  const refused = [
    await order(server, token, question(CHEAP, { dob: '2015-05-05' })),
    await order(server, token, question(CHEAP, { placeOfBirth: 'Xyzzyqvwk' })),
    await order(server, token, { ...pair(TOGETHER), otherAgrees: false } as PurchaseItem),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual([
    'person.under-18',
    'place.unknown',
    'prediction.consent-missing',
  ]);
  expect(
    await server.deps.db.selectFrom('orders').select('state').where('state', '=', 'open').execute(),
  ).toEqual([]);
});

it('details corrected before paying are the ones that are kept', async () => {
  const token = await newUser();
  const first = await order(server, token, question(CHEAP));
  const second = await order(server, token, question(CHEAP, { timeOfBirth: '15:45' }));
  expect(second.reply.id).toBe(first.reply.id);
  await verify(server, token, await pay(server, second.reply.id));
  expect(await history(token)).toMatchObject([
    { state: 'waiting', asked: { timeOfBirth: '15:45' } },
  ]);
});

const TYPED =
  '{"questionFor":"self","gender":"female","dob":"1990-08-15","timeOfBirth":"14:30","placeOfBirth":"Pune, Maharashtra, India"}';
const TYPED_PAIR =
  '"selfData":{"dateOfBirth":"1990-08-15","timeOfBirth":"14:30","placeOfBirth":"Pune, Maharashtra, India"},"otherData":{"dateOfBirth":"1992-11-03","timeOfBirth":"09:05","placeOfBirth":"Nashik, Maharashtra, India"},"otherAgrees":true';

/** What lies sealed in orders and waiting questions, letter for letter, since the first of them. */
it.each([
  {
    text: CHEAP,
    item: question(CHEAP),
    read: ask,
    table: 'predictions',
    draft: `{"kind":"question","questionId":"suitable-work","userDetails":${TYPED}}`,
    details: `{"typed":${TYPED}}`,
  },
  {
    text: TOGETHER,
    item: pair(TOGETHER),
    read: askPair,
    table: 'compatibility_answers',
    draft: `{"kind":"compatibility","questionId":"spouse-compatibility",${TYPED_PAIR}}`,
    details: `{${TYPED_PAIR}}`,
  },
] as const)('$text, ordered long ago, is given, waits as it did, and is answered', async (old) => {
  const token = await newUser();
  const { reply } = await order(server, token, old.item);
  const session = await app.authenticate(token);
  const key = await deps.userKeys.load(deps.db, session?.userId ?? '');
  if (key === undefined) throw new Error('nobody is signed in');
  const { draft } = await deps.db
    .selectFrom('orders')
    .select('draft')
    .where('id', '=', reply.orderId)
    .executeTakeFirstOrThrow();
  expect(key.open('orders.draft', draft)).toBe(old.draft);
  await verify(server, token, await pay(server, reply.id));
  const { details } = await deps.db
    .selectFrom(old.table)
    .select('details')
    .where('user_id', '=', key.userId)
    .executeTakeFirstOrThrow();
  expect(key.open(`${old.table}.details`, details)).toBe(old.details);
  expect((await old.read(token, old.text)).status).toBe(200);
});
