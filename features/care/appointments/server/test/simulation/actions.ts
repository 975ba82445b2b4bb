import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import fc from 'fast-check';

/** Two therapists of one fee, two days, three sessions a day. */
export const THERAPISTS = ['2', '3'] as const satisfies readonly TherapistId[];
export const DAYS = ['2026-11-24', '2026-11-25'] as const;
export const SLOTS = ['10:00 AM', '12:00 PM', '3:00 PM'] as const;
/** Slots of therapist 3, whose band a plan of short sessions books. */
const SHORT_SLOTS = ['10:00 AM', '10:30 AM', '3:00 PM', '3:30 PM'] as const;
export const CLIENTS = 3;

export interface Slot {
  readonly therapistId: (typeof THERAPISTS)[number];
  readonly date: string;
  readonly slot: string;
}

/** An action in a simulated run. `of` picks among the existing sessions. */
export type Action =
  | { readonly do: 'hold'; readonly client: number; readonly at: Slot }
  | { readonly do: 'book'; readonly client: number; readonly at: Slot }
  | { readonly do: 'book-short'; readonly client: number; readonly at: Slot }
  | { readonly do: 'pay'; readonly client: number; readonly of: number }
  | { readonly do: 'cancel'; readonly client: number; readonly of: number }
  | { readonly do: 'move'; readonly client: number; readonly of: number; readonly at: Slot }
  /** Move, cancel and loss at the same moment. */
  | { readonly do: 'conflict'; readonly client: number; readonly of: number; readonly at: Slot }
  | { readonly do: 'lose'; readonly of: number }
  | { readonly do: 'leave'; readonly at: Slot }
  | { readonly do: 'come-back'; readonly at: Slot }
  | { readonly do: 'give-back' }
  | { readonly do: 'pass'; readonly minutes: number };

const client = fc.nat({ max: CLIENTS - 1 });
const of = fc.nat({ max: 4 });
const at = fc.record({
  therapistId: fc.constantFrom(...THERAPISTS),
  date: fc.constantFrom(...DAYS),
  slot: fc.constantFrom(...SLOTS),
});
const shortAt = fc.record({
  therapistId: fc.constant('3' as const),
  date: fc.constantFrom(...DAYS),
  slot: fc.constantFrom(...SHORT_SLOTS),
});
const doing = <D extends Action['do']>(name: D) => fc.constant(name);

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: doing('hold'), client, at }) },
  { weight: 6, arbitrary: fc.record({ do: doing('pay'), client, of }) },
  { weight: 5, arbitrary: fc.record({ do: doing('book'), client, at }) },
  { weight: 2, arbitrary: fc.record({ do: doing('book-short'), client, at: shortAt }) },
  { weight: 7, arbitrary: fc.record({ do: doing('move'), client, of, at }) },
  { weight: 2, arbitrary: fc.record({ do: doing('move'), client, of, at: shortAt }) },
  { weight: 4, arbitrary: fc.record({ do: doing('cancel'), client, of }) },
  { weight: 3, arbitrary: fc.record({ do: doing('conflict'), client, of, at }) },
  { weight: 2, arbitrary: fc.record({ do: doing('lose'), of }) },
  { weight: 1, arbitrary: fc.record({ do: doing('leave'), at }) },
  { weight: 1, arbitrary: fc.record({ do: doing('come-back'), at }) },
  { weight: 1, arbitrary: fc.record({ do: doing('give-back') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: doing('pass'), minutes: fc.constantFrom(5, 16, 16, 1_500) }),
  },
);

/** A simulated run: turns of actions; those of one turn run concurrently. */
export const days: fc.Arbitrary<Action[][]> = fc.array(
  fc.array(action, { minLength: 1, maxLength: 4 }),
  { minLength: 6, maxLength: 22 },
);
