import type { PaymentState } from '@dhruva/money/payments/contract/payment-state';
import { ownPayments } from '@dhruva/money/payments/contract/routes';
import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { call } from '@dhruva/server/test/calling.ts';
import { status } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

/** What a place says of a payment; undefined: nothing. */
type Said = PaymentState | undefined;

/** What is said of one order: on /payment, on rows of lists and in dialogs, and in My Bookings. */
export interface FourPlaces {
  readonly page: Said;
  /** Rows and dialogs show the same reply. */
  readonly rowAndDialog: Said;
  readonly bookings: Said;
}

/** Asks the four places for an order. The page is asked first: it looks at the provider. */
export const fourPlaces = async (
  server: Pick<TestApp, 'app'>,
  token: string,
  orderId: string,
): Promise<FourPlaces> => {
  const page = await status(server, token, orderId);
  const own = await call(server.app, ownPayments, { token });
  const bookings = await call(server.app, myBookings, { token });
  return {
    page: page.reply.state,
    rowAndDialog: own.reply.find((one) => one.orderId === orderId)?.state,
    bookings: bookings.reply.find(({ id }) => id === orderId)?.state,
  };
};

/** The one state that all places say; throws where they differ. */
export const saidAlike = (places: FourPlaces): PaymentState => {
  const said = [...new Set(Object.values(places) as Said[])];
  if (said.length !== 1 || said[0] === undefined) {
    throw new Error(`not said alike: ${JSON.stringify(places)}`);
  }
  return said[0];
};
