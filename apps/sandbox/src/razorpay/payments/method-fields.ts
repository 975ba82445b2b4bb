import { invalid } from '../model/api-error.ts';
import type { Card, Payment } from '../model/entities.ts';
import { newId, randomPart } from '../model/ids.ts';
import type { PayRequest } from './pay-request.ts';
import { DEFAULT_CARD, TEST_CARDS } from './test-cards.ts';

const SHORTEST_OTP = 4;

const readCard = (given: PayRequest['card']): { card: Card; failsWith: string | undefined } => {
  const number = (given?.number ?? DEFAULT_CARD).replaceAll(/\D/g, '');
  const known = TEST_CARDS[number];
  if (!known)
    throw invalid('card[number]', 'The simulation takes the test cards of Razorpay only.');
  const card: Card = {
    id: newId('card'),
    entity: 'card',
    name: given?.name ?? '',
    last4: number.slice(-4),
    network: known.network,
    type: known.type,
    issuer: known.international ? null : 'HDFC',
    international: known.international,
    emi: false,
    sub_type: 'consumer',
  };
  return { card, failsWith: known.failsWith };
};

/**
 * The method's fields of a payment; `failsWith` is the failure, if any. Throws `ApiError` for anything but a
 * test card.
 */
export const methodFields = (
  wish: PayRequest,
): { fields: Partial<Payment>; failsWith?: string | undefined } => {
  const reference = randomPart();
  if (wish.method === 'card') {
    const { card, failsWith } = readCard(wish.card);
    const { international, id: card_id } = card;
    const wrongOtp = (wish.card?.otp ?? '0000').length < SHORTEST_OTP;
    return {
      fields: { card, card_id, international, acquirer_data: { auth_code: reference } },
      failsWith: wrongOtp ? 'incorrect_otp' : failsWith,
    };
  }
  if (wish.method === 'netbanking') {
    const bank = wish.bank ?? 'HDFC';
    return { fields: { bank, acquirer_data: { bank_transaction_id: reference } } };
  }
  const vpa = wish.vpa ?? 'success@razorpay';
  const acquirer_data = { rrn: reference, upi_transaction_id: reference };
  const failsWith = vpa === 'failure@razorpay' ? 'payment_failed' : undefined;
  return { fields: { vpa, upi: { vpa }, acquirer_data }, failsWith };
};
