import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import type { ProviderBooks } from './invariants.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { eventsOf, type WebhookEvent } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { readBooks, readWholeShop } from './read-ledger.ts';
import { faultsNow, faultsSettled } from './invariants.ts';

export interface Buyer {
  readonly token: string;
  readonly userId: string;
}

/** What the provider knows of these orders. */
export const providerBooks = (
  { sandbox }: Pick<TestApp, 'sandbox'>,
  gatewayOrderIds: readonly (string | null)[],
): ProviderBooks => {
  const { payments, refunds } = sandbox.control.ledger();
  const own = payments.filter(({ order_id }) => gatewayOrderIds.includes(order_id));
  return {
    payments: own,
    refunds: refunds.filter(({ payment_id }) => own.some(({ id }) => id === payment_id)),
  };
};

/** The shop of one test file: buyers, and its books after all is settled. */
export const openShop = (server: TestApp, firstPhone: number) => {
  const { newBuyer } = buyers(server, firstPhone);
  const { app } = server;
  return {
    newBuyer: async (): Promise<Buyer> => {
      const token = await newBuyer();
      const session = await app.authenticate(token);
      return { token, userId: session?.userId ?? '' };
    },
    /** Cancels the newest purchase for what the screen shows. */
    cancel: async ({ token }: Buyer) => {
      const [booking] = (await call(app, myBookings, { token })).reply;
      const body = { id: booking?.id, refundPaise: booking?.cancellation?.refundPaise };
      return call(app, cancelBooking, { token, body });
    },
    eventsOf: (gatewayOrderId: string): WebhookEvent[] => eventsOf(server, gatewayOrderId),
    /** Everything wrong with the purchases of these users, and with the shop as a whole, once all is settled. */
    faults: async (users: readonly Buyer[]): Promise<string[]> => {
      const books = await readBooks(
        server,
        users.map(({ userId }) => userId),
      );
      const provider = providerBooks(
        server,
        books.orders.map(({ gatewayOrderId }) => gatewayOrderId),
      );
      const whole = await readWholeShop(server);
      return [...faultsNow(books), ...faultsSettled(books, provider), ...whole];
    },
  };
};
export type Shop = ReturnType<typeof openShop>;
