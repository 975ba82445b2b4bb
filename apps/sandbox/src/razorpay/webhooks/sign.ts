import { createHmac } from 'node:crypto';
import type { WebhookFault } from '../model/state.ts';

const hmac = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** The body and headers of a delivery; a fault changes the body after signing, or the signature. */
export const signedRequest = (
  event: { readonly id: string; readonly body: string },
  secret: string,
  fault: WebhookFault | null,
): { body: string; headers: Record<string, string> } => {
  const key = fault === 'wrong-secret' ? `not ${secret}` : secret;
  return {
    body: fault === 'tampered-body' ? event.body.replace('"amount":', '"amount":1') : event.body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': event.id,
      ...(fault !== 'no-signature' && { 'x-razorpay-signature': hmac(event.body, key) }),
    },
  };
};
