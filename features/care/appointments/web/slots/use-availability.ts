import { useQuery } from '@tanstack/react-query';
import {
  BOOK_AHEAD_DAYS,
  type SessionMinutes,
  type TherapistId,
} from '@dhruva/care/therapists/contract/catalogue';
import { therapistAvailability } from '@dhruva/care/therapists/contract/routes';
import { call } from '@dhruva/web/lib/call.ts';
import { dayInIndia } from '@dhruva/web/lib/days.ts';
import { withOwnHold } from './availability.rules.ts';

/** Today in India, YYYY-MM-DD. */
export const indianToday = (): string => dayInIndia(Date.now());

const days = String(BOOK_AHEAD_DAYS + 1);

/** The offer to query: the therapist and the length of the session. */
export interface Offer {
  readonly therapistId: TherapistId;
  readonly minutes: SessionMinutes;
}

/**
 * The availability of a therapist, refetched whenever it is shown. `own`: the instant this visitor already
 * holds.
 */
export const useAvailability = ({ therapistId, minutes }: Offer, own: string | undefined) =>
  useQuery({
    queryKey: ['availability', therapistId, minutes],
    queryFn: async () =>
      call(therapistAvailability, {
        params: { id: therapistId },
        query: { from: indianToday(), days, minutes: minutes === 30 ? '30' : '45' },
      }),
    staleTime: 0,
    select: (reply) => withOwnHold(reply.days, own),
  });
