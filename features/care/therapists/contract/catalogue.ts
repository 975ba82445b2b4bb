/** The initial slot labels of a day, civil time of India; actual hours are stored on the server. */
export const SLOTS = ['10:00 AM', '12:00 PM', '3:00 PM'] as const;

/** Minutes a session lasts, and blocks in the therapist's day (decision 27). */
export const SESSION_MINUTES = { lasts: 45, blocks: 60 } as const;
/** Minutes blocked by the length of a session: 45 when bought singly or in a pack, 30 by a session plan. */
export const BLOCKED_MINUTES = { 45: SESSION_MINUTES.blocks, 30: 30 } as const;
export type SessionMinutes = keyof typeof BLOCKED_MINUTES;
/** The meeting opens so many minutes before the session. */
export const JOIN_MINUTES_BEFORE = 10;
export const HOLD_MINUTES = 15;
export const BOOK_AHEAD_DAYS = 90;
/** Hours in which a lost time can be replaced; then it is refunded automatically. */
export const CHOOSE_AGAIN_HOURS = 48;

/** Hours after its end in which a client can report a session as not held. */
export const NOT_HELD_HOURS = 48;
/** Answering days in which a report is decided; otherwise everything is refunded. */
export const NOT_HELD_ANSWER_DAYS = 2;

/** Days after the last session with a therapist for which shared entries stay visible to them. */
export const SHOWN_DAYS_AFTER = 90;

/** Years of experience, as session plans name them. */
export const EXPERIENCE_BANDS = ['2-4', '5-7', '8+', '9-10', '10+'] as const;
export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

/** Dates of October 2025, YYYY-MM-DD. */
const october = (...days: readonly number[]): readonly string[] =>
  days.map((day) => `2025-10-${String(day).padStart(2, '0')}`);

interface TherapistEntry {
  readonly name: string;
  readonly feePaise: number;
  readonly oldFeePaise: number;
  /** One text, or a list. */
  readonly qualifications: string | readonly string[];
  readonly experience: string | readonly string[];
  readonly languages: readonly string[];
  readonly expertise: readonly string[];
  /** Stored, but not shown while profiles are samples (decision 22). */
  readonly rating: number;
  readonly slots: readonly string[];
  readonly unavailableDates: readonly string[];
  readonly band: ExperienceBand;
  /** Registration number of the Rehabilitation Council of India; null: not known yet. */
  readonly rciNumber: string | null;
}

const FEE = { feePaise: 150_000, oldFeePaise: 200_000 } as const;
const BOTH = ['English', 'Hindi'] as const;
const EVERY = { languages: BOTH, slots: SLOTS, rciNumber: null } as const;

/** Sample profiles until real therapists are signed (decision 22). */
const entries = {
  '1': {
    ...EVERY,
    name: 'Sample therapist A',
    feePaise: 200_000,
    oldFeePaise: 280_000,
    qualifications: ['PhD in Psychology', 'M.Phil. in Clinical Psychology'],
    experience: ['9-10 years with adults and couples', 'Supervises other therapists'],
    expertise: ['Anxiety', 'Depression', 'Trauma', 'Couples'],
    rating: 4.7,
    unavailableDates: october(2, 20, 21),
    band: '9-10',
  },
  '2': {
    ...EVERY,
    ...FEE,
    name: 'Sample therapist B',
    qualifications: 'M.A. in Counselling Psychology',
    experience: '2-4 years with students and first jobs',
    expertise: ['Stress', 'Self esteem', 'Study and work'],
    rating: 4.6,
    unavailableDates: october(6, 20),
    band: '2-4',
  },
  '3': {
    ...EVERY,
    ...FEE,
    name: 'Sample therapist C',
    qualifications: ['M.Sc. in Clinical Psychology', 'Diploma in family therapy'],
    experience: '5-7 years with families and couples',
    expertise: ['Relationships', 'Parenting', 'Conflicts'],
    rating: 4.5,
    unavailableDates: october(13, 21),
    band: '5-7',
  },
  '4': {
    ...EVERY,
    ...FEE,
    name: 'Sample therapist D',
    qualifications: 'M.Phil. in Rehabilitation Psychology',
    experience: ['8+ years in schools and clinics', 'Assessments of learning and attention'],
    expertise: ['ADHD', 'Autism', 'Special needs', 'Learning'],
    rating: 4.8,
    unavailableDates: october(7, 20, 22),
    band: '8+',
  },
  '5': {
    ...EVERY,
    ...FEE,
    name: 'Sample therapist E',
    qualifications: ['M.A. in Psychology', 'Certificate in clinical hypnotherapy'],
    experience: '5-7 years, hypnotherapy as a part of counselling',
    expertise: ['Fears', 'Sleep', 'Habits', 'Hypnotherapy'],
    rating: 4.5,
    unavailableDates: october(15, 20),
    band: '5-7',
  },
  '6': {
    ...EVERY,
    ...FEE,
    name: 'Sample therapist F',
    qualifications: 'PhD in Clinical Psychology',
    experience: '10+ years with mood, grief and addiction',
    expertise: ['Depression', 'Grief', 'Addiction', 'OCD'],
    rating: 5,
    unavailableDates: october(1, 2, 20, 21),
    band: '10+',
  },
} as const satisfies Record<string, TherapistEntry>;

export type TherapistId = keyof typeof entries;

export interface Therapist extends TherapistEntry {
  readonly id: TherapistId;
}

export const THERAPIST_IDS = Object.keys(entries) as TherapistId[];

/** The therapist with this id. */
export const therapistById = (id: TherapistId): Therapist => ({ id, ...entries[id] });

/** The therapists who offer hypnotherapy. */
export const HYPNOTHERAPIST_IDS: readonly TherapistId[] = THERAPIST_IDS.filter((id) =>
  therapistById(id).expertise.includes('Hypnotherapy'),
);
