import { findByGatewayId } from '../records/order.store.ts';
import { confirmSignedPayment } from '../orders/verify.service.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Callback } from './callback.rules.ts';

const PAGE = '/payment';

const pageOf = (orderId: string | undefined, isPaid: boolean): string => {
  const query = new URLSearchParams({
    ...(orderId !== undefined && { order: orderId }),
    ...(!isPaid && { failed: '1' }),
  });
  return `${PAGE}?${query.toString()}`;
};

/**
 * Handles the checkout's callback and returns the URL of our page to redirect to. No form value gets into the
 * URL; a wrong signature is answered only with "failed".
 */
export const handleCallback = async (deps: PaymentDeps, callback: Callback): Promise<string> => {
  const { gatewayOrderId } = callback;
  const order =
    gatewayOrderId === undefined ? undefined : await findByGatewayId(deps.db, gatewayOrderId);
  if (!order || callback.kind === 'failed') return pageOf(order?.id, false);
  const confirmed = await confirmSignedPayment(deps, order, callback).catch((error: unknown) => {
    deps.log.error({ err: error, orderId: order.id }, 'callback not applied');
    return order;
  });
  return pageOf(order.id, confirmed !== undefined);
};
