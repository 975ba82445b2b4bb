import fc from 'fast-check';
import { KINDS, type Kind } from '../sample-item.ts';

/** An action of a buyer, the provider, the operator, or chance. `of` selects one of the existing orders. */
export type Move =
  | { readonly do: 'order'; readonly user: number; readonly kind: Kind; readonly slot: number }
  | {
      readonly do: 'pay';
      readonly of: number;
      readonly outcome: 'success' | 'failure' | 'authorize' | 'silent';
    }
  | { readonly do: 'authorize-late'; readonly of: number }
  | { readonly do: 'verify'; readonly of: number }
  | { readonly do: 'status'; readonly of: number }
  | { readonly do: 'close-checkout'; readonly of: number }
  | {
      readonly do: 'webhooks';
      readonly from: number;
      readonly count: number;
      readonly isReversed: boolean;
      readonly copies: number;
    }
  | { readonly do: 'reconcile' }
  | { readonly do: 'jobs' }
  | { readonly do: 'cancel'; readonly user: number }
  | { readonly do: 'refund-by-hand'; readonly of: number; readonly isWhole: boolean }
  | { readonly do: 'provider-gives-back' }
  | { readonly do: 'refunds-begin'; readonly status: 'processed' | 'pending' | 'failed' }
  | { readonly do: 'pass'; readonly minutes: number }
  | { readonly do: 'die'; readonly at: number; readonly when: 'before' | 'after' }
  | { readonly do: 'restart' };

const number = fc.nat({ max: 30 });
const user = fc.nat({ max: 1 });

const single: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('order'),
      user,
      kind: fc.constantFrom(...KINDS),
      slot: fc.nat({ max: 1 }),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('pay'),
      of: number,
      outcome: fc.constantFrom('success', 'success', 'success', 'failure', 'authorize', 'silent'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('authorize-late'), of: number }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('verify'), of: number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('status'), of: number }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('close-checkout'), of: number }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('webhooks'),
      from: number,
      count: fc.integer({ min: 1, max: 6 }),
      isReversed: fc.boolean(),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'reconcile' } as const) },
  { weight: 3, arbitrary: fc.constant({ do: 'jobs' } as const) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cancel'), user }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund-by-hand'),
      of: number,
      isWhole: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'provider-gives-back' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refunds-begin'),
      status: fc.constantFrom('processed', 'pending', 'failed'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      minutes: fc.constantFrom(3, 16, 16, 1500, 2900),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('die'),
      at: fc.integer({ min: 1, max: 40 }),
      when: fc.constantFrom('before', 'after'),
    }),
  },
  { weight: 5, arbitrary: fc.constant({ do: 'restart' } as const) },
) as fc.Arbitrary<Move>;

/** A story: turns of moves; the moves of one turn run concurrently. */
export const story: fc.Arbitrary<Move[][]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(single) },
    { weight: 1, arbitrary: fc.tuple(single, single) },
  ),
  { minLength: 10, maxLength: 36 },
);
