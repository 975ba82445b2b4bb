import * as z from 'zod/mini';
import { BOOK_AHEAD_DAYS, THERAPIST_IDS } from './catalogue.ts';

const MOST_DAYS = BOOK_AHEAD_DAYS + 1;

/** The label of a slot: its start in India, "10:00 AM". */
export const slotLabel = z.string().check(z.regex(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/));

export const whichTherapist = z.strictObject({ id: z.enum(THERAPIST_IDS) });

/** `from`: the first day, YYYY-MM-DD in India; `days`: their number, up to the booking horizon. */
export const availabilityQuery = z.strictObject({
  from: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  days: z.string().check(
    z.regex(/^\d{1,2}$/),
    z.refine((days) => Number(days) >= 1 && Number(days) <= MOST_DAYS),
  ),
  /** Length of the session; default 45. */
  minutes: z.optional(z.enum(['45', '30'])),
});

/** `taken`: held or booked; `passed`: started, or about to; `closed`: on leave, or beyond the booking horizon. */
const SLOT_STATES = ['open', 'taken', 'passed', 'closed'] as const;

/** A slot of the calendar. `startsAt`: ISO instant; `slot`: its label in India. */
export const slotOnOffer = z.object({
  slot: slotLabel,
  startsAt: z.string(),
  state: z.enum(SLOT_STATES),
});
export type SlotOnOffer = z.infer<typeof slotOnOffer>;

export const availabilityReply = z.object({
  therapistId: z.enum(THERAPIST_IDS),
  days: z.array(z.object({ date: z.string(), slots: z.array(slotOnOffer) })),
});
export type Availability = z.infer<typeof availabilityReply>;
