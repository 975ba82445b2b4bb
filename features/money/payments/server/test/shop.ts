import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import type { ProviderRecords } from './invariants.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { eventsOf, type WebhookEvent } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { readPaymentRecords, readGlobalViolations } from './read-ledger.ts';
import { faultsNow, faultsSettled } from './invariants.ts';

export interface Buyer {
  readonly token: string;
  readonly userId: string;
}

/** The provider's records of these orders. */
export const providerRecords = (
  { sandbox }: Pick<TestApp, 'sandbox'>,
  gatewayOrderIds: readonly (string | null)[],
): ProviderRecords => {
  const { payments, refunds } = sandbox.control.ledger();
  const own = payments.filter(({ order_id }) => gatewayOrderIds.includes(order_id));
  return {
    payments: own,
    refunds: refunds.filter(({ payment_id }) => own.some(({ id }) => id === payment_id)),
  };
};

/** Buyers of one test file, and checks of their records once everything is settled. */
export const createShop = (server: TestApp, firstPhone: number) => {
  const { newBuyer } = buyers(server, firstPhone);
  const { app } = server;
  return {
    newBuyer: async (): Promise<Buyer> => {
      const token = await newBuyer();
      const session = await app.authenticate(token);
      return { token, userId: session?.userId ?? '' };
    },
    /** Cancels the newest purchase for the refund shown. */
    cancel: async ({ token }: Buyer) => {
      const [booking] = (await call(app, myBookings, { token })).reply;
      const body = { id: booking?.id, refundPaise: booking?.cancellation?.refundPaise };
      return call(app, cancelBooking, { token, body });
    },
    eventsOf: (gatewayOrderId: string): WebhookEvent[] => eventsOf(server, gatewayOrderId),
    /** Violations in these users' records and across all users, once everything is settled. */
    faults: async (users: readonly Buyer[]): Promise<string[]> => {
      const books = await readPaymentRecords(
        server,
        users.map(({ userId }) => userId),
      );
      const provider = providerRecords(
        server,
        books.orders.map(({ gatewayOrderId }) => gatewayOrderId),
      );
      const whole = await readGlobalViolations(server);
      return [...faultsNow(books), ...faultsSettled(books, provider), ...whole];
    },
  };
};
export type Shop = ReturnType<typeof createShop>;
