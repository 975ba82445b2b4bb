import { questionPackage } from '../contract/catalogue.ts';
import { saveOwnQuestions } from '../contract/routes.ts';
import type { OwnQuestionSet } from '../contract/schemas.ts';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, payInCheckout, servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { useMyPredictions } from '@dhruva/asking/questions/web';
import { usePackagePurchase } from './use-package-purchase.ts';
import { saveAgain } from '@dhruva/web/test/save-again.ts';

const PACK = questionPackage('custom-1100');
const QUESTIONS = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'];
const SET: OwnQuestionSet = {
  id: 'set',
  packageId: PACK.id,
  state: 'waiting',
  questions: QUESTIONS,
  answers: [],
  dueAt: '2026-11-30T06:30:00Z',
  createdAt: '2026-11-23T06:30:00Z',
};

beforeEach(() => {
  storeToken('secret');
  servePayments();
  serve(saveOwnQuestions, { message: 'Saved.', set: SET });
  serve(myPredictions, []);
});

const shop = async () => {
  const onSaved = vi.fn<(set: OwnQuestionSet) => void>();
  const { result } = renderHook(
    () => {
      useMyPredictions(true);
      return usePackagePurchase(PACK, onSaved);
    },
    { wrapper: TestQueryClient },
  );
  await settle();
  let ending: Promise<unknown> | undefined;
  const press = () =>
    act(() => {
      ending = result.current.pay(QUESTIONS);
    });
  const ended = async () => ending;
  return { result, press, ended, onSaved };
};

test('paid: what was saved is handed over, and My Predictions is asked anew', async () => {
  const { press, ended, onSaved, result } = await shop();
  press();
  await payInCheckout();
  expect(asked(createOrder)[0]?.body).toMatchObject({
    amount: 1_100,
    item: { kind: 'custom-package', packageId: PACK.id, questions: QUESTIONS },
  });
  expect(asked(saveOwnQuestions)[0]?.body).toEqual({
    packageDetails: { id: PACK.id, price: 1_100, usd: 49, questions: 5, delivery: 'within 1 week' },
    questionsList: QUESTIONS,
    paymentId: 'pay_A',
  });
  expect(onSaved.mock.calls).toEqual([[SET]]);
  expect(await ended()).toMatchObject({ kind: 'paid' });
  expect(asked(myPredictions)).toHaveLength(2);
  expect(result.current.notSaved).toBeNull();
});

test('not paid: nothing is saved', async () => {
  const { press, ended, onSaved } = await shop();
  press();
  (await checkoutOpens()).dismiss();
  await settle();
  expect(await ended()).toMatchObject({ kind: 'told', told: { state: 'not-paid' } });
  expect([asked(saveOwnQuestions), onSaved.mock.calls]).toEqual([[], []]);
});

test('a failed order is told in the words of the server', async () => {
  serve(createOrder, refuse('payment.order-failed', { message: 'The bank is down.' }));
  const { press, ended } = await shop();
  press();
  await settle();
  expect(await ended()).toMatchObject({ kind: 'failed', message: 'The bank is down.' });
});

test('paid, but not saved: said with the payment, tried again until it is, then put away', async () => {
  serve(saveOwnQuestions, NO_NETWORK, NO_NETWORK, { message: 'Saved.', set: SET });
  const { result, press, onSaved } = await shop();
  press();
  await payInCheckout();
  expect(onSaved).not.toHaveBeenCalled();
  expect(result.current.notSaved).toMatchObject({ paymentId: 'pay_A' });
  await saveAgain(result, onSaved);
  expect(onSaved.mock.calls).toEqual([[SET]]);
  expect(asked(createOrder)).toHaveLength(1);
});
