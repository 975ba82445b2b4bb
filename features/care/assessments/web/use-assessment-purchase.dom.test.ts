import { myAssessments } from '../contract/routes.ts';
import { createBooking } from '@dhruva/money/purchases/contract/routes';
import { assessmentById } from '../contract/catalogue.ts';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BOOKED } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, payInCheckout, servePayments } from '@dhruva/web/test/fake-checkout.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { useAssessmentPurchase } from './use-assessment-purchase.ts';
import { useUnlocked } from './use-unlocked.ts';
import { saveAgain } from '@dhruva/web/test/save-again.ts';

const ADHD = assessmentById('adhd');

beforeEach(() => {
  servePayments();
  serve(createBooking, BOOKED);
  serve(myAssessments, []);
});

const shop = async (pending = false) => {
  signIn({ secondCheckPending: pending });
  const onUnlocked = vi.fn<() => void>();
  const { result } = renderHook(
    () => ({ mine: useUnlocked(), ...useAssessmentPurchase(ADHD, onUnlocked) }),
    { wrapper: pageAt('/') },
  );
  await settle();
  const press = (therapistId?: '4') => act(() => void result.current.pay(therapistId));
  return { result, press, onUnlocked };
};

test('paid: booked, opened, and what is mine asked anew', async () => {
  const { press, onUnlocked } = await shop();
  press('4');
  await payInCheckout();
  expect(asked(createOrder)[0]?.body).toMatchObject({
    amount: 2_500,
    item: { kind: 'assessment', assessmentId: 'adhd', therapistId: '4' },
  });
  expect(asked(createBooking)[0]?.body).toEqual({
    bookingDetails: { paymentId: 'pay_A', doctor: 'ADHD' },
  });
  expect(onUnlocked).toHaveBeenCalledOnce();
  expect(asked(myAssessments)).toHaveLength(2);
});

test('no therapist chosen: none is named', async () => {
  const { press } = await shop();
  press();
  await settle();
  expect(asked(createOrder)[0]?.body.item).not.toHaveProperty('therapistId');
});

test('bought before: what is mine is asked anew, and nothing is booked', async () => {
  serve(createOrder, refuse('payment.already-bought'));
  const { press, onUnlocked } = await shop();
  press();
  await settle();
  expect(asked(myAssessments)).toHaveLength(2);
  expect([asked(createBooking), onUnlocked.mock.calls]).toEqual([[], []]);
});

test('another refusal asks nothing anew', async () => {
  serve(createOrder, refuse('payment.order-failed'));
  const { press, onUnlocked, result } = await shop();
  press();
  await settle();
  expect(asked(myAssessments)).toHaveLength(1);
  expect([result.current.checkout.outcome?.kind, onUnlocked.mock.calls]).toEqual(['failed', []]);
});

test('closed unpaid: nothing is booked or opened', async () => {
  const { press, onUnlocked } = await shop();
  press();
  (await checkoutOpens()).dismiss();
  await settle();
  expect([asked(createBooking), onUnlocked.mock.calls]).toEqual([[], []]);
});

test('paid, but not booked: said with the payment, and opened when it is booked', async () => {
  serve(createBooking, NO_NETWORK, NO_NETWORK, BOOKED);
  const { result, press, onUnlocked } = await shop();
  press();
  await payInCheckout();
  expect(result.current.notSaved).toMatchObject({ paymentId: 'pay_A' });
  await saveAgain(result, onUnlocked);
});

test('while it is open whose account it is, what is mine is not asked', async () => {
  const { result } = await shop(true);
  expect(asked(myAssessments)).toEqual([]);
  expect(result.current.mine.fetchStatus).toBe('idle');
});
