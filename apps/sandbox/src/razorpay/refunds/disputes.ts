import { ApiError } from '../model/api-error.ts';
import type { Dispute } from '../model/entities.ts';
import { newId } from '../model/ids.ts';
import type { PaymentRow } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { emit } from '../webhooks/emit.ts';

const DAYS_TO_RESPOND = 7;

/** Opens a dispute (chargeback) over a captured payment. */
export const dispute = (world: World, { entity: payment, keyId }: PaymentRow): Dispute => {
  if (!payment.captured) throw new ApiError('Only a captured payment can be disputed');
  const opened: Dispute = {
    id: newId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'chargeback_authorization',
    respond_by: world.seconds() + DAYS_TO_RESPOND * 86_400,
    status: 'open',
    phase: 'chargeback',
    created_at: world.seconds(),
  };
  world.state.disputes.push(opened);
  emit(world, keyId, 'payment.dispute.created', { payment, dispute: opened });
  return opened;
};
