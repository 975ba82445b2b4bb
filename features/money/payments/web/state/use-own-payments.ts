import { useQuery } from '@tanstack/react-query';
import { ownPayments } from '../../contract/routes.ts';
import type { OwnPayment } from '../../contract/payment-state.ts';
import type { ProductKind } from '../../contract/products.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { isSignedIn } from '@dhruva/web/lib/token.ts';

/** What a payment is for. */
export interface PaymentSubject {
  readonly kind: ProductKind;
  readonly productId: string;
}

export const OWN_PAYMENTS = ['payments'];

/** How often the states are asked for again while one is waited for. */
const WAITING_MS = 15_000;

/** The newest payment for a product, where a list still speaks of it; undefined for what is simply paid. */
export const paymentFor = (
  payments: readonly OwnPayment[] | undefined,
  { kind, productId }: PaymentSubject,
): OwnPayment | undefined => {
  const newest = payments?.find((one) => one.kind === kind && one.productId === productId);
  return newest?.recent && newest.state !== 'paid' ? newest : undefined;
};

/** The states of the account's payments, asked for again while one is waited for. */
export const useOwnPayments = (isWanted = true) =>
  useQuery({
    queryKey: OWN_PAYMENTS,
    queryFn: async () => call(ownPayments),
    enabled: isWanted && isSignedIn(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting') ? WAITING_MS : false,
  });

/** The payment for a product as a list or dialog tells it. */
export const usePaymentFor = (subject: PaymentSubject | undefined): OwnPayment | undefined => {
  const { data } = useOwnPayments(subject !== undefined);
  return subject && paymentFor(data, subject);
};

/** The payment of an order of one's own; undefined while it is not known. */
export const usePaymentOf = (orderId: string | null): OwnPayment | undefined => {
  const { data } = useOwnPayments(orderId !== null);
  return data?.find((one) => one.orderId === orderId);
};
