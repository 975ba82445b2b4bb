import { MINUTE_MS } from '@dhruva/kernel/durations';
import { BLOCKED_MINUTES, type SessionMinutes } from '@dhruva/care/therapists/contract/catalogue';
import { sql } from 'kysely';
import type { Clinic } from '../clinic.ts';

const CELL_MS = 15 * MINUTE_MS;

interface Line {
  readonly id: string;
  readonly state: 'held' | 'confirmed' | 'unplaced' | 'released' | 'cancelled';
  readonly therapist: string;
  readonly startsAt: Date;
  readonly minutes: SessionMinutes;
  readonly isCredit: boolean;
  readonly orderState: string | null;
  readonly effect: string | null;
  readonly pricePaise: number;
  readonly refundedPaise: number;
  /** "2 1764564600000": therapist and start of each cell it has. */
  readonly cells: readonly string[];
  /** Number of credits that reference it. */
  readonly credits: number;
}

/** All sessions of these clients with their cells and credits. */
export const readLines = async (
  { db }: Clinic,
  userIds: readonly string[],
): Promise<readonly Line[]> => {
  const { rows } = await sql<Line>`
    select a.id, a.state, a.therapist_id as therapist, a.starts_at as "startsAt", a.minutes,
      a.order_id is null as "isCredit", o.state as "orderState", o.effect,
      coalesce(o.price_paise, 0) as "pricePaise",
      (select coalesce(sum(r.amount_paise), 0)::int from refunds r where r.order_id = o.id)
        as "refundedPaise",
      array(select c.therapist_id || ' ' || (extract(epoch from c.starts_at) * 1000)::bigint
        from booked_cells c where c.appointment_id = a.id order by c.starts_at) as cells,
      (select count(*)::int from session_credits s where s.used_for = a.id) as credits
    from appointments a left join orders o on o.id = a.order_id
    where a.user_id = any(${userIds}) order by a.created_at, a.id
  `.execute(db);
  return rows;
};

const blockedBy = ({ therapist, startsAt, minutes }: Line): string[] =>
  Array.from(
    { length: (BLOCKED_MINUTES[minutes] * MINUTE_MS) / CELL_MS },
    (_, at) => `${therapist} ${startsAt.getTime() + at * CELL_MS}`,
  );

const isLive = ({ state }: Line): boolean => state === 'confirmed' || state === 'held';

const overlaps = (lines: readonly Line[]): string[] => {
  const all = lines.filter(isLive).flatMap(blockedBy);
  return all.filter((cell, at) => all.indexOf(cell) !== at).map((cell) => `two at ${cell}`);
};

const lineFaults = (line: Line, lateCancelled: ReadonlySet<string>): string[] => {
  const { id, state, cells, credits, isCredit, effect, orderState } = line;
  const what = `${isCredit ? 'credit' : 'order'} session ${state}`;
  const wanted = isLive(line) ? blockedBy(line) : [];
  const isHad = state === 'confirmed' || state === 'unplaced';
  const creditsWanted = isCredit && (isHad || lateCancelled.has(id)) ? 1 : 0;
  const isOrderRight = isCredit || (orderState === 'paid') === (isHad || state === 'cancelled');
  const isEffectRight = isCredit || (effect === 'given') === isHad;
  return [
    ...(cells.join() === wanted.join() ? [] : [`${what} with ${cells.length} cells`]),
    ...(credits === creditsWanted ? [] : [`${what} with ${credits} credits`]),
    ...(isOrderRight ? [] : [`${what}, order ${orderState}`]),
    ...(isEffectRight ? [] : [`${what}, effect ${effect}`]),
    ...(isHad && line.refundedPaise > 0 ? [`${what}, and refunded`] : []),
    ...(line.refundedPaise > line.pricePaise ? [`${what}, refunded too much`] : []),
  ];
};

/** Violated invariants of these sessions. `lateCancelled`: those whose credit was rightly kept. */
export const faultsOf = (lines: readonly Line[], lateCancelled: ReadonlySet<string>): string[] => [
  ...overlaps(lines),
  ...lines.flatMap((line) => lineFaults(line, lateCancelled)),
];

/** Used credits that belong to no session of these clients. */
export const strayCredits = async (
  { db }: Clinic,
  userIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select s.id from session_credits s
    where s.user_id = any(${userIds}) and s.used_for is not null and not exists (
      select 1 from appointments a where a.id = s.used_for and a.plan_order_id = s.order_id
    )
  `.execute(db);
  return rows.map(({ id }) => `a credit used for nothing: ${id}`);
};
