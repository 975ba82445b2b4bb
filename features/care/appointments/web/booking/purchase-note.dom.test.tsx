import { createOrderOfAny as createOrder } from '@dhruva/contract/purchase-item';
import { ownPayments } from '@dhruva/money/payments/contract/routes';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkouts, ORDER, servePayments, statusOf } from '@dhruva/web/test/fake-checkout.ts';
import { asked, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { PurchaseNote } from './purchase-note.tsx';
import { useBooking } from './use-booking.ts';

const SLOT: ChosenSlot = {
  therapistId: '2',
  date: '2026-11-24',
  slot: '10:00 AM',
  startsAt: '2026-11-24T04:30:00Z',
};
const FORM = {
  pseudoName: 'Asha',
  supportFor: 'self',
  language: 'Hindi',
  mobile: '9876543210',
  address: 'Nagpur',
  services: [],
} as const;
const WISH = { therapist: therapistById('2'), credit: null, slot: SLOT };
const nothing = () => undefined;

const Form = () => {
  const booking = useBooking(WISH, { onBooked: nothing, onLost: nothing });
  const pay = () => {
    for (const [field, value] of Object.entries(FORM))
      booking.form.setValue(field as keyof typeof FORM, value as never);
    void booking.submit();
  };
  return (
    <>
      <PurchaseNote booking={booking} slot={SLOT} />
      <button onClick={pay}>Pay</button>
    </>
  );
};

/** An earlier payment, still waited for, for a session with this therapist. */
const waitsFor = (therapistId: string): void => {
  const { orderId, state, until } = statusOf('waiting');
  serve(ownPayments, [
    { orderId, state, until, kind: 'therapy', productId: therapistId, recent: true },
  ]);
};

const open = async () => {
  const { container } = render(<Form />, { wrapper: pageAt('/') });
  await settle();
  return container;
};
const press = async (name: string) => {
  act(() => void fireEvent.click(screen.getByRole('button', { name })));
  await settle(100);
};

beforeEach(() => {
  signIn();
  servePayments();
});

test('an earlier payment for the same therapist that waits is told', async () => {
  waitsFor('2');
  expect((await open()).textContent).toContain('Waiting for your bank');
});

test('a payment for another therapist says nothing here', async () => {
  waitsFor('1');
  expect((await open()).textContent).not.toContain('Waiting for your bank');
});

test('paying again asks first, and goes on only when it is wanted', async () => {
  waitsFor('2');
  serve(createOrder, refuse('payment.waiting'), refuse('payment.waiting'), ORDER);
  const container = await open();
  await press('Pay');
  expect(checkouts).toHaveLength(0);
  await press(m.checkout_wait());
  expect(container.textContent).toContain('Waiting for your bank');
  await press('Pay');
  await press(m.checkout_pay_again());
  expect(checkouts).toHaveLength(1);
  expect(asked(createOrder).map(({ body }) => (body as { again?: boolean }).again)).toEqual([
    undefined,
    undefined,
    true,
  ]);
});
