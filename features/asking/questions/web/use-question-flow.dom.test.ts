import { type Question, questionById } from '../contract/catalogue.ts';
import { checkoutClosed, createOrder, paymentStatus } from '@dhruva/money/payments/contract/routes';
import { checkBirth, getPrediction, savePrediction } from '../contract/routes.ts';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ANSWER, BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import {
  checkoutOpens,
  checkouts,
  payInCheckout,
  servePayments,
  statusOf,
} from '@dhruva/web/test/fake-checkout.ts';
import { type Answer, asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { DETAILS, PROFILE } from '@dhruva/web/test/people.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { clearToken } from '@dhruva/web/lib/token.ts';
import { readWish } from '@dhruva/account/auth/web';
import { useQuestionFlow } from './use-question-flow.ts';

/** What leads to the answer that the server gives here. */
const KEPT = { id: 'kept' };

const WORK = questionById('suitable-work');
const MONEY = questionById('finances-next-year');
const DEAR = questionById('wealth-three-years');
const SPENT: Partial<Profile> = { hasUsedFreeQuestion: true };
const FREE_TAKEN = { ...PROFILE, ...SPENT, freeQuestionWaiting: true };

interface Visit {
  readonly resume?: { readonly id: Question['id']; readonly whose: 'self' | 'other' };
  readonly show?: Question['id'];
  readonly credits?: number;
  readonly paid?: readonly Question[];
}

/** Renders the questions page with a loaded profile. */
const visit = async ({ resume, show, credits = 0, paid = [] }: Visit = {}) => {
  const isPaid = (question: Question) => paid.includes(question);
  const { result } = renderHook(() => useQuestionFlow({ resume, show, credits, isPaid }), {
    wrapper: pageAt('/Question'),
  });
  await settle();
  const submit = async (question: Question) => {
    const submitted = { error: undefined as unknown };
    act(() => {
      result.current.dialogs.submitDetails(question, DETAILS).catch((error: unknown) => {
        submitted.error = error;
      });
    });
    await settle();
    return submitted;
  };
  const pay = (question: Question) => act(() => void result.current.dialogs.pay(question, DETAILS));
  const tap = (question: Question, toggles = false) =>
    act(() => result.current.tap(question.id, toggles));
  const step = () => result.current.dialogs.step;
  const state = ({ id }: Question) => result.current.states[id];
  return { result, submit, pay, tap, step, state };
};

beforeEach(() => {
  servePayments();
  serve(checkBirth, { birth: BIRTH });
  serve(getPrediction, { success: true, predictionId: 'kept', prediction: ANSWER });
  serve(savePrediction, { id: 'kept' });
  serve(updateProfile, FREE_TAKEN);
});

/** Details sent, and their dialog closed while they are read. */
const closedWhileRead = async () => {
  const read = Promise.withResolvers<{ birth: typeof BIRTH }>();
  serve(checkBirth, read.promise);
  const { result, tap, submit, step } = await visit();
  tap(WORK);
  await submit(WORK);
  act(() => result.current.dialogs.close());
  return { read, tap, step };
};

describe('a tap', () => {
  test('asks for the birth', async () => {
    signIn();
    const { tap, step } = await visit();
    expect(step()).toBeNull();
    tap(WORK);
    expect(step()).toEqual({ kind: 'birth', question: WORK, whose: 'self' });
  });

  test('signed out, is kept, and opens nothing that needs an account', async () => {
    const { tap, step } = await visit();
    tap(WORK);
    expect(step()).toBeNull();
    expect(readWish()).toMatchObject({ question: WORK.id, at: '/Question', title: WORK.text });
  });

  test('signed out while the page was open, likewise', async () => {
    signIn();
    const { tap, step } = await visit();
    act(() => clearToken());
    tap(WORK, true);
    expect([step(), readWish()]).toMatchObject([null, { question: WORK.id }]);
  });

  test('is kept until its dialog is closed', async () => {
    signIn();
    const { result, tap } = await visit();
    tap(WORK);
    expect(readWish()).toMatchObject({ question: WORK.id, whose: 'self' });
    act(() => result.current.dialogs.askFor(MONEY.id, 'other'));
    expect(readWish()).toMatchObject({ question: MONEY.id, whose: 'other' });
    act(() => result.current.dialogs.close());
    expect(readWish()).toBeNull();
  });

  test('where there is something to show, opens and closes it', async () => {
    signIn();
    const { result, tap, step } = await visit({ show: MONEY.id });
    expect(result.current.openId).toBe(MONEY.id);
    tap(WORK, true);
    expect([result.current.openId, step()]).toEqual([WORK.id, null]);
    tap(WORK, true);
    expect(result.current.openId).toBeNull();
  });

  test('before the page was there is resumed', async () => {
    signIn();
    const { step } = await visit({ resume: { id: MONEY.id, whose: 'other' } });
    expect(step()).toEqual({ kind: 'birth', question: MONEY, whose: 'other' });
  });
});

describe('details of a question that is paid', () => {
  test('unlock it, and nothing is paid or taken of the free question', async () => {
    signIn();
    const { result, submit, step, state } = await visit({ paid: [WORK] });
    await submit(WORK);
    expect(step()).toBeNull();
    expect(state(WORK)).toEqual({ kind: 'unlocked', details: DETAILS });
    expect(result.current.openId).toBe(WORK.id);
    expect([asked(updateProfile), asked(getPrediction), asked(createOrder)]).toEqual([[], [], []]);
  });

  test('unlock it when the free question is spent', async () => {
    signIn(SPENT);
    const { submit, step, state } = await visit({ paid: [DEAR] });
    await submit(DEAR);
    expect([step(), state(DEAR)?.kind]).toEqual([null, 'unlocked']);
  });

  test('say nothing of another question', async () => {
    signIn(SPENT);
    const { submit, step, state } = await visit({ paid: [WORK] });
    await submit(MONEY);
    expect(step()).toEqual({ kind: 'pay', question: MONEY, details: DETAILS });
    expect(state(MONEY)).toBeUndefined();
  });
});

describe('details of a question that is free', () => {
  test('take the free question and fetch the answer', async () => {
    signIn();
    const { result, submit, step, state } = await visit();
    await submit(WORK);
    expect(asked(updateProfile).map(({ body }) => body)).toEqual([{ hasUsedFreeQuestion: true }]);
    expect(asked(getPrediction).map(({ body }) => body)).toEqual([
      { questionText: WORK.text, userDetails: DETAILS },
    ]);
    expect([step(), result.current.openId]).toEqual([null, WORK.id]);
    expect(state(WORK)).toMatchObject({ kind: 'loading', answer: KEPT });
  });

  test('that was taken before and waits, take nothing anew', async () => {
    signIn({ ...SPENT, freeQuestionWaiting: true });
    const { submit, state } = await visit();
    await submit(WORK);
    expect(asked(updateProfile)).toEqual([]);
    expect(state(WORK)).toMatchObject({ answer: KEPT });
  });

  test('whose answer failed, take nothing anew when they are sent again', async () => {
    signIn();
    serve(getPrediction, NO_NETWORK);
    const { submit, state } = await visit();
    await submit(WORK);
    await submit(WORK);
    expect(state(WORK)?.kind).toBe('failed');
    expect([asked(getPrediction).length, asked(updateProfile).length]).toEqual([2, 1]);
  });

  test('by a friend’s credit, take nothing of the account', async () => {
    signIn(SPENT);
    const { submit, state } = await visit({ credits: 1 });
    await submit(WORK);
    expect(asked(updateProfile)).toEqual([]);
    expect(state(WORK)).toMatchObject({ answer: KEPT });
  });

  test('are not enough for a dearer question', async () => {
    signIn();
    const { submit, step } = await visit({ credits: 1 });
    await submit(DEAR);
    expect(step()).toEqual({ kind: 'pay', question: DEAR, details: DETAILS });
    expect(asked(updateProfile)).toEqual([]);
  });

  test('when it cannot be taken, say so in their form and fetch nothing', async () => {
    signIn();
    serve(updateProfile, refuse('server.unexpected'));
    const { submit, step, state } = await visit();
    const { error } = await submit(WORK);
    expect(String(error)).toContain('Could not update your free question status.');
    expect(step()).toBeNull();
    expect([asked(getPrediction), state(WORK)]).toEqual([[], undefined]);
  });

  test('the profile is read anew after the answer', async () => {
    signIn();
    const { submit } = await visit();
    serve(getProfile, { ...PROFILE, ...SPENT });
    await submit(WORK);
    expect(asked(getProfile)).toHaveLength(2);
    await submit(MONEY);
    expect(asked(getPrediction)).toHaveLength(1);
  });
});

describe('life facts', () => {
  const facts = { work: 'employed' } as const;
  const send = async (questionFor: 'self' | 'other', kept: Profile['lifeFacts']) => {
    signIn({ ...SPENT, lifeFacts: kept });
    const { result, step } = await visit();
    const details = { ...DETAILS, questionFor, facts };
    act(() => void result.current.dialogs.submitDetails(WORK, details));
    await settle();
    return { step, details };
  };
  const saved = () => asked(updateProfile).map(({ body }) => body);

  test('told of oneself are kept in the profile, and the rest of it stays', async () => {
    const { step, details } = await send('self', { relationship: 'single' });
    expect(saved()).toEqual([{ lifeFacts: { work: 'employed' } }]);
    expect(asked(checkBirth).map(({ body }) => body)).toEqual([
      { questionId: WORK.id, userDetails: details },
    ]);
    expect(step()).toEqual({ kind: 'pay', question: WORK, details });
  });

  test('taken back are removed from the profile', async () => {
    signIn({ ...SPENT, lifeFacts: { work: 'looking', country: 'IN' } });
    const { submit } = await visit();
    await submit(WORK);
    expect(saved()).toEqual([{ lifeFacts: { work: null } }]);
  });

  test('that are known already, or told of somebody else, change no profile', async () => {
    await send('self', facts);
    await send('other', {});
    expect(saved()).toEqual([]);
  });

  test('that cannot be kept keep nobody from asking', async () => {
    serve(updateProfile, refuse('server.unexpected'));
    const { step } = await send('self', {});
    expect(step()).toMatchObject({ kind: 'pay' });
  });
});

describe('details for which the answer would not be firm', () => {
  test('open nothing, take nothing, and the dialog stays to say so', async () => {
    signIn();
    const holds = { holdsMinutes: null, holdsShareOfDay: 0.4, holding: [MONEY.id] };
    serve(checkBirth, { birth: BIRTH, firmness: { level: null, ...holds } });
    const { result, tap, submit, step } = await visit({ paid: [WORK] });
    for (const question of [WORK, DEAR, MONEY]) {
      tap(question);
      await submit(question);
      expect(step()).toEqual({ kind: 'birth', question, whose: 'self' });
    }
    expect([asked(updateProfile), asked(getPrediction), asked(createOrder)]).toEqual([[], [], []]);
    act(() => result.current.dialogs.askFor(MONEY.id, 'other'));
    expect(step()).toEqual({ kind: 'birth', question: MONEY, whose: 'other' });
  });

  test('are asked about with their question', async () => {
    signIn(SPENT);
    const { submit } = await visit();
    await submit(DEAR);
    expect(asked(checkBirth).map(({ body }) => body)).toEqual([
      { questionId: DEAR.id, userDetails: DETAILS },
    ]);
  });
});

describe('details that must be mended', () => {
  test('are refused: the dialog stays, and nothing is taken', async () => {
    signIn();
    serve(checkBirth, refuse('place.ambiguous'));
    const { result, tap, step } = await visit();
    tap(WORK);
    const submitting = result.current.dialogs.submitDetails(WORK, DETAILS);
    await expect(submitting).rejects.toBeInstanceOf(CallError);
    expect(step()).toMatchObject({ kind: 'birth', question: WORK });
    expect(asked(updateProfile)).toEqual([]);
  });

  test('cancelled while they are read, take nothing and open nothing', async () => {
    signIn();
    const { read, step } = await closedWhileRead();
    read.resolve({ birth: BIRTH });
    await settle();
    expect(step()).toBeNull();
    expect([asked(updateProfile), asked(getPrediction)]).toEqual([[], []]);
  });

  test('cancelled while the free question is taken, fetch no answer', async () => {
    signIn();
    const taken = Promise.withResolvers<Profile>();
    serve(updateProfile, taken.promise);
    const { result, tap, submit, step } = await visit();
    tap(WORK);
    await submit(WORK);
    act(() => result.current.dialogs.close());
    tap(MONEY);
    taken.resolve(FREE_TAKEN);
    await settle();
    expect(step()).toMatchObject({ kind: 'birth', question: MONEY });
    expect(asked(getPrediction)).toEqual([]);
  });

  test('sent twice, take the free question once', async () => {
    signIn();
    const { result, tap } = await visit();
    tap(WORK);
    act(() => {
      void result.current.dialogs.submitDetails(WORK, DETAILS);
      void result.current.dialogs.submitDetails(WORK, DETAILS);
    });
    await settle();
    expect(asked(getPrediction)).toHaveLength(1);
  });

  test('cancelled while they are read, leave the dialog of the next question alone', async () => {
    signIn(SPENT);
    const { read, tap, step } = await closedWhileRead();
    tap(MONEY);
    read.resolve({ birth: BIRTH });
    await settle();
    expect(step()).toMatchObject({ kind: 'birth', question: MONEY });
  });
});

describe('paying', () => {
  test('unlocks the question and closes the dialog', async () => {
    signIn(SPENT);
    const { result, submit, pay, step, state } = await visit();
    await submit(DEAR);
    pay(DEAR);
    await payInCheckout();
    expect(asked(createOrder)[0]?.body).toMatchObject({
      amount: 199,
      item: { kind: 'question', questionId: DEAR.id, userDetails: DETAILS },
    });
    expect([step(), result.current.openId]).toEqual([null, DEAR.id]);
    expect(state(DEAR)).toEqual({ kind: 'unlocked', details: DETAILS });
  });

  test('what was bought before is unlocked all the same', async () => {
    signIn(SPENT);
    serve(createOrder, refuse('payment.already-bought'));
    const { submit, pay, step, state } = await visit();
    await submit(WORK);
    pay(WORK);
    await settle();
    expect([step(), state(WORK)?.kind]).toEqual([null, 'unlocked']);
  });

  test.each<Answer<typeof createOrder>>([
    refuse('payment.order-failed'),
    refuse('payment.amount-differs'),
    NO_NETWORK,
  ])('a failed order unlocks nothing, and its dialog stays (%#)', async (answer) => {
    signIn(SPENT);
    serve(createOrder, answer);
    const { result, submit, pay, step, state } = await visit();
    await submit(WORK);
    pay(WORK);
    await settle();
    expect(step()).toMatchObject({ kind: 'pay', question: WORK });
    expect(state(WORK)).toBeUndefined();
    expect(result.current.dialogs.checkout.outcome?.kind).toBe('failed');
  });

  test('a second press is no second order', async () => {
    signIn(SPENT);
    const { submit, pay } = await visit();
    await submit(WORK);
    pay(WORK);
    pay(WORK);
    await payInCheckout();
    expect([asked(createOrder).length, checkouts.length]).toEqual([1, 1]);
  });

  test('closed: how the last try ended is forgotten with the dialog', async () => {
    signIn(SPENT);
    serve(createOrder, NO_NETWORK);
    const { result, submit, pay, step } = await visit();
    await submit(WORK);
    pay(WORK);
    await settle();
    act(() => result.current.dialogs.close());
    expect([step(), result.current.dialogs.checkout.outcome]).toEqual([null, null]);
    await submit(MONEY);
    expect(result.current.dialogs.checkout.outcome).toBeNull();
  });

  test('a payment that is known late unlocks its question, and what is typed for another stays', async () => {
    signIn(SPENT);
    serve(checkoutClosed, statusOf('waiting'));
    serve(paymentStatus, statusOf('paid'));
    const { result, submit, pay, tap, step, state } = await visit();
    await submit(WORK);
    pay(WORK);
    (await checkoutOpens()).dismiss();
    await settle();
    act(() => result.current.dialogs.close());
    tap(MONEY);
    await settle(2_000);
    expect(state(WORK)?.kind).toBe('unlocked');
    expect(step()).toMatchObject({ kind: 'birth', question: MONEY });
  });
});

describe('an answer', () => {
  test('that must be paid first leads to paying', async () => {
    signIn();
    serve(getPrediction, refuse('prediction.not-entitled'));
    const { result, step } = await visit();
    act(() => result.current.getAnswer(WORK, DETAILS));
    await settle();
    expect(step()).toEqual({ kind: 'pay', question: WORK, details: DETAILS });
  });

  test('that must be paid first does not take away what is typed for another', async () => {
    signIn();
    serve(getPrediction, refuse('prediction.not-entitled'));
    const { result, tap, step, state } = await visit();
    act(() => result.current.getAnswer(WORK, DETAILS));
    tap(MONEY);
    await settle();
    expect(step()).toMatchObject({ kind: 'birth', question: MONEY });
    expect(state(WORK)?.kind).toBe('failed');
  });

  test('that fails opens no dialog', async () => {
    signIn();
    serve(getPrediction, NO_NETWORK);
    const { result, step, state } = await visit();
    act(() => result.current.getAnswer(WORK, DETAILS));
    await settle();
    expect([step(), state(WORK)?.kind]).toEqual([null, 'failed']);
  });

  test('is shown when its bar has run', async () => {
    signIn();
    const { result, submit, state } = await visit();
    await submit(WORK);
    act(() => result.current.reveal(WORK.id));
    expect(state(WORK)).toEqual({ kind: 'answered', answer: KEPT });
  });
});
