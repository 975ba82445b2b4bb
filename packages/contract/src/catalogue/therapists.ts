/** Labels of the sessions of a day, civil time of India. */
export const SLOTS = ['10:00 AM', '12:00 PM', '3:00 PM'] as const;
export type Slot = (typeof SLOTS)[number];

/** A session and the time it blocks in the therapist's day (decision 27). */
export const SESSION_MINUTES = { lasts: 45, blocks: 60 } as const;
export const HOLD_MINUTES = 15;
export const BOOK_AHEAD_DAYS = 90;

const sample = (name: string, rupees = 1_500, oldRupees = 2_000) => ({
  name,
  feePaise: rupees * 100,
  oldFeePaise: oldRupees * 100,
});

/** Sample profiles until real ones are signed (decision 22). */
const entries = {
  '1': sample('Sample therapist A', 2_000, 2_800),
  '2': sample('Sample therapist B'),
  '3': sample('Sample therapist C'),
  '4': sample('Sample therapist D'),
  '5': sample('Sample therapist E'),
  '6': sample('Sample therapist F'),
} as const;

export type TherapistId = keyof typeof entries;

export interface Therapist {
  readonly id: TherapistId;
  readonly name: string;
  readonly feePaise: number;
  readonly oldFeePaise: number;
}

export const THERAPIST_IDS = Object.keys(entries) as TherapistId[];

/** The therapist with this id. */
export const therapistById = (id: TherapistId): Therapist => ({ id, ...entries[id] });
