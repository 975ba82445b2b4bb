import { CallError } from '@dhruva/web/lib/call-error.ts';
import type { UseCheckout } from '@dhruva/money/payments/web';

const SLOT_GONE = ['booking.slot-taken', 'booking.slot-closed', 'booking.date-invalid'];

/** The message of a purchase that failed because the slot is no longer available; undefined for other outcomes. */
export const slotGone = (end: UseCheckout['outcome'] | Error): string | undefined => {
  if (end instanceof CallError) return SLOT_GONE.includes(end.code) ? end.message : undefined;
  if (end === null || end instanceof Error || end.kind !== 'failed') return undefined;
  return SLOT_GONE.includes(end.code) ? end.message : undefined;
};
