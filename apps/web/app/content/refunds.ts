import type { TwoColumns } from '../ui/reading/passage.ts';

/** What is refunded and when: the one table used wherever refunds are explained (decision 7). */
export const REFUNDS: TwoColumns = {
  head: ['What happened', 'What you get back'],
  rows: [
    ['You cancel a session on the day of payment, before it begins', 'Everything'],
    [
      'You cancel a session later, at least 24 hours before it begins',
      'Half. Or move it to another time free of charge',
    ],
    ['You cancel a session less than 24 hours before, or do not come', 'Nothing'],
    ['You cancel a plan or pack on the day of payment, with no session used', 'Everything'],
    ['You cancel a plan or pack later, while it is valid', 'Half of what the unused sessions cost'],
    [
      'You cancel a session booked with a plan or pack, on the day of booking or at least 24 hours before',
      'The session goes back to your plan. Later, it counts as used',
    ],
    [
      'You cancel an assessment on the day of payment, before its report is there',
      'Everything. Later, nothing',
    ],
    ['You cancel a question or a package before the answer is there', 'Everything'],
    ['Your answer has been delivered', 'Nothing'],
    [
      'A session did not take place',
      'Everything, always: say so in My Bookings within 48 hours of its end',
    ],
    [
      'You were charged twice, we did not deliver, we missed a promised time, or the therapist cancelled',
      'Everything, always. You need not ask',
    ],
  ],
};
