import * as z from 'zod/mini';

/**
 * `waiting`: paid or earned, not read yet; `refunded`: given back, or on its way. `orderId` leads to the
 * receipt; null where nothing was paid.
 */
export const record = {
  id: z.string(),
  question: z.string(),
  state: z.enum(['waiting', 'answered', 'refunded']),
  createdAt: z.string(),
  orderId: z.nullable(z.string()),
};
