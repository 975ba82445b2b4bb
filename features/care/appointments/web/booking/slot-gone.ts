import { CallError } from '@dhruva/web/lib/call-error.ts';
import type { Outcome } from '@dhruva/money/payments/web';

const SLOT_GONE = ['booking.slot-taken', 'booking.slot-closed', 'booking.date-invalid'];

/** Why a slot cannot be had any more, of a purchase that ended so; undefined where it ended otherwise. */
export const slotGone = (end: Outcome | Error | null): string | undefined => {
  if (end instanceof CallError) return SLOT_GONE.includes(end.code) ? end.message : undefined;
  if (end === null || end instanceof Error || end.kind !== 'failed') return undefined;
  return SLOT_GONE.includes(end.code) ? end.message : undefined;
};
