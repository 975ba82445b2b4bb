import { createBooking } from '@dhruva/money/purchases/contract/routes';
import { compatibilityQuestionById } from '../../contract/catalogue.ts';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BOOKED } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, payInCheckout, servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { type Answer, asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PAIR } from '@dhruva/web/test/people.ts';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { usePairPayment } from './use-pair-payment.ts';
import { saveAgain } from '@dhruva/web/test/save-again.ts';

const STRENGTH = compatibilityQuestionById('relationship-strength');

beforeEach(() => {
  storeToken('secret');
  servePayments();
  serve(createBooking, BOOKED);
});

const shop = () => {
  const onUnlocked = vi.fn<(...unlocked: unknown[]) => void>();
  const { result } = renderHook(() => usePairPayment(onUnlocked), {
    wrapper: TestQueryClient,
  });
  const press = () => act(() => void result.current.pay(STRENGTH, PAIR));
  return { result, press, onUnlocked };
};

test('unlocked only when it is booked', async () => {
  const booked = Promise.withResolvers<typeof BOOKED>();
  serve(createBooking, booked.promise);
  const { result, press, onUnlocked } = shop();
  press();
  expect([result.current.buying, result.current.phase]).toEqual([STRENGTH.id, 'ordering']);
  await payInCheckout();
  expect(asked(createOrder)[0]?.body).toMatchObject({
    amount: 249,
    item: { kind: 'compatibility', questionId: STRENGTH.id, ...PAIR },
  });
  expect(onUnlocked).not.toHaveBeenCalled();
  booked.resolve(BOOKED);
  await settle();
  expect(onUnlocked.mock.calls).toEqual([[STRENGTH, PAIR]]);
  expect(asked(createBooking)[0]?.body.bookingDetails).toMatchObject({
    paymentId: 'pay_A',
    question: STRENGTH.text,
    selfData: PAIR.selfData,
    otherData: PAIR.otherData,
  });
});

test('bought before: unlocked without another booking', async () => {
  serve(createOrder, refuse('payment.already-bought'));
  const { press, onUnlocked } = shop();
  press();
  await settle();
  expect(onUnlocked.mock.calls).toEqual([[STRENGTH, PAIR]]);
  expect(asked(createBooking)).toEqual([]);
});

test.each<Answer<typeof createOrder>>([
  refuse('payment.order-failed'),
  refuse('auth.signed-out'),
  NO_NETWORK,
])('no order: nothing is unlocked (%#)', async (answer) => {
  serve(createOrder, answer);
  const { result, press, onUnlocked } = shop();
  press();
  await settle();
  expect(result.current.outcome?.kind).toBe('failed');
  expect([onUnlocked.mock.calls, asked(createBooking)]).toEqual([[], []]);
});

test('closed unpaid: nothing is unlocked', async () => {
  const { press, onUnlocked } = shop();
  press();
  (await checkoutOpens()).dismiss();
  await settle();
  expect([onUnlocked.mock.calls, asked(createBooking)]).toEqual([[], []]);
});

test('paid, but not booked: locked still, said with the payment, and unlocked when tried again', async () => {
  serve(createBooking, NO_NETWORK, NO_NETWORK, BOOKED);
  const { result, press, onUnlocked } = shop();
  press();
  await payInCheckout();
  expect(onUnlocked).not.toHaveBeenCalled();
  expect(result.current.notSaved).toMatchObject({ paymentId: 'pay_A' });
  await saveAgain(result, onUnlocked);
});
