import type { ErrorList } from '@dhruva/kernel/errors';

/** What the list of purchases is refused for; the code keeps the older name of a purchase. */
export const PURCHASE_ERRORS = {
  'booking.payment-unknown': {
    status: 404,
    sentence: 'We could not find a completed payment of yours under this number.',
  },
} as const satisfies ErrorList;

declare module '@dhruva/kernel/errors' {
  interface ErrorCodes {
    purchases: keyof typeof PURCHASE_ERRORS;
  }
}
