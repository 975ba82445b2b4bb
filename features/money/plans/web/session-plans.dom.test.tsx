import { ownPayments } from '@dhruva/money/payments/contract/routes';
import { SessionProvider } from '@dhruva/account/auth/web';
import { myCredits } from '../contract/routes.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { checkoutOpens, servePayments, statusOf } from '@dhruva/web/test/fake-checkout.ts';
import { serve } from '@dhruva/web/test/fake-server.ts';
import { signIn } from '@dhruva/web/test/page.tsx';
import { planById } from '../contract/catalogue.ts';
import { planName } from './plan-words.ts';
import { SessionPlans } from './session-plans.tsx';

const PACK = planById('pack-6');

beforeEach(() => {
  signIn();
  servePayments();
  serve(myCredits, []);
});

/** The card of the pack on a page that has no query client of its own. */
const packOnPage = async () => {
  render(<SessionPlans onBought={() => undefined} onBook={() => undefined} />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <SessionProvider>{children}</SessionProvider>
      </MemoryRouter>
    ),
  });
  await settle();
  const card = screen.getByText(planName(PACK)).closest('li');
  if (!card) throw new Error('no card of the pack');
  return card;
};

test('an earlier payment that waits is told on the card of its plan alone', async () => {
  const { orderId, state, until } = statusOf('waiting');
  const own = { orderId, state, until, kind: 'plan', productId: PACK.id, recent: true } as const;
  serve(ownPayments, [own]);
  const card = await packOnPage();
  expect(within(card).getByText(/Waiting for your bank/)).toBeTruthy();
  expect(screen.getAllByText(/Waiting for your bank/)).toHaveLength(1);
});

test('closed unpaid: told on the card, which is outside the query client of the purchase', async () => {
  const card = await packOnPage();
  fireEvent.click(within(card).getByRole('button'));
  await settle();
  (await checkoutOpens()).dismiss();
  await settle();
  expect(within(card).getByText(/Not paid/)).toBeTruthy();
});
