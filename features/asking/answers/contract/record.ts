import * as z from 'zod/mini';

/**
 * Fields every record of My Predictions has. `waiting`: paid or earned, not answered yet; `refunded`:
 * refunded, or about to be. `orderId` links to the receipt; null where nothing was paid.
 */
export const record = {
  id: z.string(),
  question: z.string(),
  state: z.enum(['waiting', 'answered', 'refunded']),
  createdAt: z.string(),
  orderId: z.nullable(z.string()),
};
