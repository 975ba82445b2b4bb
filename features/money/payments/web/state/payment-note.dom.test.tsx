import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { MyBookings } from '@dhruva/money/purchases/web';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BOOKING } from '@dhruva/web/test/bookings.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { ORDER, statusOf } from '@dhruva/web/test/fake-checkout.ts';
import { serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import {
  type OwnPayment,
  PAYMENT_STATES,
  type PaymentState,
} from '../../contract/payment-state.ts';
import { checkoutClosed, ownPayments, paymentStatus } from '../../contract/routes.ts';
import { CheckoutNote } from '../checkout/checkout-note.tsx';
import { PaymentStatus } from '../payment-status.tsx';
import { PaymentLine } from './payment-note.tsx';
import { paymentFor } from './use-own-payments.ts';

const DAYS = 'within 7 working days.';
const WORDS: Record<PaymentState, string> = {
  waiting:
    'Waiting for your bank. It completes by itself, by 11:30 AM, 28 Nov (IST) at the latest: you can leave this page, and need not pay again.',
  paid: 'Paid.',
  'not-paid': `Not paid. If your bank did take money, it is applied or returned by itself ${DAYS}`,
  refunding: `Refund on its way. It goes back the way you paid, ${DAYS}`,
  refunded: `Refunded. It went back the way you paid; banks show it ${DAYS}`,
};
const SUBJECT = { kind: 'question', productId: 'suitable-work' } as const;

const own = (state: PaymentState): OwnPayment => {
  const { orderId, until } = statusOf(state);
  return { ...SUBJECT, orderId, state, until, recent: true };
};
const text = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** The state's paragraph of the note in this part of the page. */
const note = (part: HTMLElement): string =>
  text(part.querySelector('strong')?.parentElement ?? null);

beforeEach(() => {
  signIn();
  serve(ownPayments, []);
});

/** What each place shows of a payment in this state. */
const PLACES: Record<string, (state: PaymentState) => Promise<string>> = {
  row: async (state) => {
    const { container } = render(<PaymentLine told={own(state)} />);
    const [word, sentence] = container.firstElementChild?.children ?? [];
    return text(word ?? null) + '. ' + text(sentence ?? null);
  },
  dialog: async (state) => {
    const outcome = { kind: 'told', told: own(state) } as const;
    const props = { phase: 'idle', outcome } as const;
    return note(render(<CheckoutNote {...props} />, { wrapper: pageAt('/') }).container);
  },
  'dialog, opened later': async (state) => {
    serve(ownPayments, [own(state)]);
    const props = { phase: 'idle', outcome: null, of: SUBJECT } as const;
    const { container } = render(<CheckoutNote {...props} />, { wrapper: pageAt('/') });
    await settle();
    return note(container);
  },
  'My Bookings': async (state) => {
    serve(myBookings, [{ ...BOOKING, ...own(state), kind: 'therapy' }]);
    const bookings = <MyBookings onIntake={() => undefined} above={() => null} />;
    render(bookings, { wrapper: pageAt('/profile') });
    await settle();
    const entry = screen.getByRole('button', { name: new RegExp(BOOKING.title) });
    const word = `${WORDS[state].split('.')[0]}`;
    expect(within(entry).getByText(word)).toBeTruthy();
    return state === 'paid' ? 'Paid.' : note(document.body);
  },
  '/payment': async (state) => {
    serve(paymentStatus, statusOf(state));
    render(<PaymentStatus orderId={ORDER.orderId} failed={false} />, { wrapper: pageAt('/') });
    await settle();
    return note(document.body);
  },
};

test.each(
  Object.keys(PLACES).flatMap((place) => PAYMENT_STATES.map((state) => [place, state] as const)),
)('%s, %s: the same words', async (place, state) => {
  const shown = (await PLACES[place]?.(state)) ?? '';
  const isPlainlyPaid = state === 'paid' && place === 'dialog, opened later';
  // After "Paid." each place says what was bought.
  const said = state === 'paid' ? shown.slice(0, WORDS.paid.length) : shown;
  expect(said).toBe(isPlainlyPaid ? '' : WORDS[state]);
});

test('the way to go on, by state: nothing to press while it waits, and a receipt where one was written', async () => {
  const links: Record<string, string[]> = {};
  const returned = { ...statusOf('refunded'), hasReceipt: true };
  const each = PAYMENT_STATES.map((state) => [state, statusOf(state)] as const);
  for (const [name, status] of [...each, ['given, then refunded', returned] as const]) {
    serve(paymentStatus, status);
    const page = render(<PaymentStatus orderId={ORDER.orderId} failed={false} />, {
      wrapper: pageAt('/'),
    });
    await settle();
    links[name] = screen.queryAllByRole('link').map(text);
    page.unmount();
  }
  expect(links).toEqual({
    waiting: [],
    paid: ['Get your answer', 'Receipt'],
    'not-paid': ['Try again'],
    refunding: ['Try again'],
    refunded: ['Try again'],
    'given, then refunded': ['Try again', 'Receipt'],
  });
});

test('the provider’s page said that the payment failed: the server is told that it is closed', async () => {
  serve(checkoutClosed, statusOf('not-paid'));
  render(<PaymentStatus orderId={ORDER.orderId} failed />, { wrapper: pageAt('/') });
  await settle();
  expect(document.body.textContent).toContain('The payment did not go through.');
  expect(note(document.body)).toBe(WORDS['not-paid']);
});

test('a list speaks of the newest payment for a product while it is recent and not simply paid', () => {
  const older = { ...own('not-paid'), orderId: 'older' };
  expect(paymentFor([own('waiting'), older], SUBJECT)?.orderId).toBe(ORDER.orderId);
  expect(paymentFor([own('paid'), older], SUBJECT)).toBeUndefined();
  expect(paymentFor([{ ...older, recent: false }], SUBJECT)).toBeUndefined();
  expect(paymentFor([older], { kind: 'plan', productId: 'suitable-work' })).toBeUndefined();
  expect(paymentFor(undefined, SUBJECT)).toBeUndefined();
});
