import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { answerPromise, saveOwnQuestions } from '../../contract/routes.ts';
import { QUESTION_PACKAGE_IDS, questionPackage } from '../../contract/catalogue.ts';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { describe, expect, it } from 'vitest';
import { answerSet, showSet } from '../answering/answering.service.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { customPackage, QUESTIONS } from '@dhruva/server/test/purchase-fixtures.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy, order, pay, verify } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail } = server;
const { newBuyer, setClock } = buyers(server, 9_600_000_000);
const OPERATOR = 'desk-one';
const ANSWERS = QUESTIONS.map((_, at) => `A calm answer, number ${at + 1}.`).join('\n---\n');

const savedSet = async (token: string, paymentId: string) => {
  const body = { packageDetails: {}, questionsList: [], paymentId };
  return call(app, saveOwnQuestions, { token, body });
};
const bookingsOf = async (token: string) => (await call(app, myBookings, { token })).reply;
const answer = (id: string, operator = OPERATOR, file = ANSWERS) =>
  answerSet(deps, { id, operator, file });

/** A new user who bought the small package, and the set. */
const bought = async () => {
  const token = await newBuyer();
  const { signed, checkout } = await buy(server, token, customPackage());
  const { reply } = await savedSet(token, signed.razorpay_payment_id);
  return { token, set: reply.set, orderId: checkout.orderId };
};
const refundsOf = async (orderId: string) =>
  deps.db
    .selectFrom('refunds')
    .select(['reason', 'amount_paise'])
    .where('order_id', '=', orderId)
    .execute();

describe('buying', () => {
  it.each(QUESTION_PACKAGE_IDS)('%s is what its card promises', async (packageId) => {
    await setClock('2026-11-23 14:00:00');
    const token = await newBuyer();
    const { questions: count, pricePaise } = questionPackage(packageId);
    const questions = Array.from({ length: count }, (_, at) => QUESTIONS[at % 5] ?? '');
    const promised = await call(app, answerPromise, { query: { packageId } });
    const { checkout, signed } = await buy(server, token, customPackage(packageId, questions));
    expect(checkout.amount).toBe(pricePaise);
    const { reply } = await savedSet(token, signed.razorpay_payment_id);
    expect(reply.set).toMatchObject({ packageId, state: 'waiting', questions, answers: [] });
    const due = {
      'custom-5100': '2026-11-23T16:00',
      'custom-2100': '2026-11-25T14:00',
      'custom-1100': '2026-11-30T14:00',
      'home-2100': '2026-11-25T14:00',
      'home-5100': '2026-11-23T15:00',
    }[packageId];
    for (const at of [reply.set.dueAt, promised.reply.dueAt, checkout.dueAt]) {
      expect(Math.abs(Date.parse(at ?? '') - inIndia(due).getTime())).toBeLessThan(60_000);
    }
  });

  it('66: the promise runs from the payment, not from the order', async () => {
    await setClock('2026-11-21 20:00:00');
    const token = await newBuyer();
    const questions = Array.from({ length: 10 }, (_, at) => QUESTIONS[at % 5] ?? '');
    const ordered = await order(server, token, customPackage('home-5100', questions));
    const signed = await pay(server, ordered.reply.id);
    await setClock('2026-11-21 20:30:00');
    await verify(server, token, signed);
    const { reply } = await savedSet(token, signed.razorpay_payment_id);
    expect(reply.set.dueAt.slice(0, 16)).toBe('2026-11-23T04:00');
  });

  it('screens before payment and names what is wrong by its question', async () => {
    const token = await newBuyer();
    const refusal = async (at: number, text: string) => {
      const { status, refusal: said } = await order(
        server,
        token,
        customPackage('custom-1100', QUESTIONS.with(at, text)),
      );
      return [status, said.code, Object.keys(said.fields ?? {})];
    };
    expect(await refusal(2, '  ')).toEqual([400, 'custom-question.missing', ['question.2']]);
    expect(await refusal(0, 'Will I win the lottery?')).toEqual([
      422,
      'custom-question.refused',
      ['question.0'],
    ]);
    expect(await refusal(4, 'main marna chahta hoon')).toEqual([
      422,
      'custom-question.distress',
      ['question.4'],
    ]);
    expect(await bookingsOf(token)).toEqual([]);
  });

  it('needs a whole profile of an adult, and gives the money back when it is gone by the payment', async () => {
    const nobody = await newBuyer(null);
    const incomplete = await order(server, nobody, customPackage());
    expect([incomplete.status, incomplete.refusal.code]).toEqual([
      400,
      'custom-question.profile-incomplete',
    ]);
    const minor = await order(server, await newBuyer({ dob: '2012-01-01' }), customPackage());
    expect([minor.status, minor.refusal.code]).toEqual([403, 'person.under-18']);

    const token = await newBuyer();
    const ordered = await order(server, token, customPackage());
    await call(app, updateProfile, { token, body: { dob: '' } });
    const verified = await verify(server, token, await pay(server, ordered.reply.id));
    expect(verified.reply.state).toBe('refunding');
    expect(await refundsOf(ordered.reply.orderId)).toEqual([
      { reason: 'cannot-be-given', amount_paise: 110_000 },
    ]);
    expect((await bookingsOf(token))[0]).toMatchObject({
      stage: 'Could not be given: the money goes back',
      receiptNumber: null,
      cancellation: null,
    });
  });

  it.each([
    ['2026-11-21 03:00:00', 'London, England, United Kingdom', 'person.under-18'],
    ['2026-11-21 03:00:00', 'A village on no map', undefined],
    ['2026-11-20 20:00:00', 'Auckland, New Zealand', undefined],
    ['2026-11-20 20:00:00', 'A village on no map', 'person.under-18'],
  ])('counts 18 at %s in India by the calendar of %s', async (india, placeOfBirth, refusal) => {
    await setClock(india);
    const token = await newBuyer({ dob: '2008-11-21', placeOfBirth });
    const ordered = await order(server, token, customPackage());
    expect(ordered.status).toBe(refusal === undefined ? 200 : 403);
    expect(ordered.refusal.code).toBe(refusal);
  });

  it('31: shows a set to its buyer only', async () => {
    const { token, set } = await bought();
    const [booking] = await bookingsOf(token);
    const other = await savedSet(await newBuyer(), booking?.paymentId ?? '');
    expect([other.status, other.refusal.code]).toEqual([404, 'booking.payment-unknown']);
    expect((await savedSet(token, booking?.paymentId ?? '')).reply.set).toEqual(set);
  });

  it('tells the operator, without a question or a name', async () => {
    const { set } = await bought();
    await jobs.drain();
    const toOperator = mail.sent.findLast(({ to }) => to === deps.env.supportEmail);
    expect(toOperator?.subject).toMatch(/^5 questions, due \d/);
    expect(toOperator?.text).toContain(set.id);
    expect(`${toOperator?.subject} ${toOperator?.text}`).not.toMatch(/secret/i);
  });
});

describe('answering', () => {
  it('brings the answers to the customer, with a mail, and ends cancelling', async () => {
    const { token, set } = await bought();
    expect((await bookingsOf(token))[0]?.cancellation?.refundPaise).toBe(110_000);
    mail.sent.length = 0;
    await answer(set.id);
    await jobs.drain();
    expect(mail.sent.map(({ subject }) => subject)).toContain('Your questions are answered');
    const [booking] = await bookingsOf(token);
    expect(booking).toMatchObject({ stage: 'Answered', state: 'paid', cancellation: null });
    const { reply } = await savedSet(token, booking?.paymentId ?? '');
    expect(reply.set).toMatchObject({ state: 'answered', answers: ANSWERS.split('\n---\n') });
    const late = { id: booking?.id ?? '', refundPaise: 110_000 };
    const cancelled = await call(app, cancelBooking, { token, body: late });
    expect([cancelled.status, cancelled.refusal.code]).toEqual([409, 'booking.not-cancellable']);
  });

  it('67: of two operators one answers, the other is told', async () => {
    const { token, set } = await bought();
    const both = await Promise.allSettled([answer(set.id, 'one'), answer(set.id, 'two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((end) => end.status === 'rejected');
    expect(String(lost?.reason)).toContain('answered already');
    const reads = await deps.db
      .selectFrom('desk_reads')
      .select('operator')
      .where('set_id', '=', set.id)
      .execute();
    expect(reads).toHaveLength(1);
    expect((await bookingsOf(token))[0]?.stage).toBe('Answered');
  });

  it('refuses forbidden words and notes who looked', async () => {
    const { set } = await bought();
    const file = ANSWERS.replace('A calm answer, number 3.', 'You will win the lottery.');
    await expect(answer(set.id, OPERATOR, file)).rejects.toThrow('answer 3 speaks of betting');
    const seen = await showSet(deps, { id: set.id, operator: 'reader' });
    expect(seen).toMatchObject({
      questions: QUESTIONS,
      birth: { dob: '1990-08-15', timeOfBirth: '14:30' },
    });
    const reads = await deps.db
      .selectFrom('desk_reads')
      .select(['operator', 'action'])
      .where('set_id', '=', set.id)
      .execute();
    expect(reads).toEqual([{ operator: 'reader', action: 'show' }]);
  });
});

describe('a promise missed', () => {
  /** Bought on a Saturday at 14:00, due on the Saturday after. */
  const dueOnSaturday = async () => {
    await setClock('2026-11-21 14:00:00');
    const found = await bought();
    expect(found.set.dueAt.slice(0, 16)).toBe('2026-11-28T08:30');
    return found;
  };

  it('66: is refunded in full by itself, once, and the customer is told', async () => {
    const { token, set, orderId } = await dueOnSaturday();
    await setClock('2026-11-28 13:59:00');
    await jobs.run('custom-questions.missed');
    expect(await refundsOf(orderId)).toEqual([]);
    await setClock('2026-11-28 14:00:59');
    await Promise.all([
      jobs.run('custom-questions.missed'),
      jobs.run('custom-questions.missed'),
      jobs.run('custom-questions.missed'),
    ]);
    await jobs.run('custom-questions.missed');
    expect(await refundsOf(orderId)).toEqual([{ reason: 'promise-missed', amount_paise: 110_000 }]);
    await jobs.drain();
    await jobs.drain();
    const [booking] = await bookingsOf(token);
    const told = mail.sent.filter(
      ({ text }) =>
        text.includes('We did not keep the time') && text.includes(booking?.paymentId ?? ''),
    );
    expect(told).toHaveLength(1);
    expect(booking?.stage).toMatch(/^Not answered by 2:00 PM, 28 Nov \(IST\); refunded in full$/);
    expect((await savedSet(token, booking?.paymentId ?? '')).reply.set.state).toBe('refunded');
    await expect(answer(set.id)).rejects.toThrow('closed: missed');
  });

  it('66: an answer a second late is refused and the money goes back', async () => {
    const { set, orderId } = await dueOnSaturday();
    await setClock('2026-11-28 14:00:59');
    await expect(answer(set.id)).rejects.toThrow('too late');
    await jobs.run('custom-questions.missed');
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  it('68: answer, refund and cancellation at one moment have one outcome', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { token, set, orderId } = await dueOnSaturday();
      await setClock('2026-11-28 13:59:59.5');
      const cancel = call(app, cancelBooking, {
        token,
        body: { id: orderId, refundPaise: 110_000 },
      });
      await setClock('2026-11-28 14:00:00');
      const ends = await Promise.allSettled([
        answer(set.id),
        jobs.run('custom-questions.missed'),
        cancel,
      ]);
      await setClock('2026-11-28 14:00:59');
      await jobs.run('custom-questions.missed');
      const [booking] = await bookingsOf(token);
      const refunds = await refundsOf(orderId);
      const isAnswered = ends[0]?.status === 'fulfilled';
      expect(booking?.stage === 'Answered').toBe(isAnswered);
      expect(refunds).toHaveLength(isAnswered ? 0 : 1);
      expect(booking?.state).toBe(isAnswered ? 'paid' : 'refunding');
    }
  });
});
