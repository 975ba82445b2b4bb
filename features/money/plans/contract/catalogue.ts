/** The therapist properties that decide whether a plan covers them: fee and years of experience. */
interface TherapistTerms {
  readonly feePaise: number;
  readonly band: string;
}

interface PlanEntry {
  readonly pricePaise: number;
  readonly oldPricePaise: number | null;
  readonly title: string;
  readonly description: string;
  readonly sessions: number;
  readonly minutes: 30 | 45;
  readonly validMonths: number;
  /** Years of experience of the covered therapists; null: any with a fee of ₹1,500 (decision 27). */
  readonly band: string | null;
}

/** The fee of the therapists a pack covers (decision 27). */
const PACK_FEE_PAISE = 150_000;

const session = (rupees: number, oldRupees: number, band: string): PlanEntry => ({
  pricePaise: rupees * 100,
  oldPricePaise: oldRupees * 100,
  title: `${band} years of experience`,
  description: `One session with a therapist of ${band} years of experience`,
  sessions: 1,
  minutes: 30,
  validMonths: 3,
  band,
});

const pack = (sessions: number, rupees: number, validMonths: number): PlanEntry => ({
  pricePaise: rupees * 100,
  oldPricePaise: sessions * PACK_FEE_PAISE,
  title: `Pack of ${sessions} sessions`,
  description: `Pack of ${sessions} sessions, valid ${validMonths} months`,
  sessions,
  minutes: 45,
  validMonths,
  band: null,
});

const entries = {
  'session-1200': session(1_200, 1_500, '2-4'),
  'session-1500': session(1_500, 2_000, '5-7'),
  'session-1800': session(1_800, 2_500, '8+'),
  'session-2000': session(2_000, 2_800, '9-10'),
  'session-2500': session(2_500, 3_200, '10+'),
  'pack-6': pack(6, 8_100, 3),
  'pack-10': pack(10, 12_750, 6),
} as const satisfies Record<string, PlanEntry>;

export type PlanId = keyof typeof entries;

export interface Plan extends PlanEntry {
  readonly id: PlanId;
}

export const PLAN_IDS = Object.keys(entries) as PlanId[];

/** The plan or pack with this id. */
export const planById = (id: PlanId): Plan => ({ id, ...entries[id] });

/** Whether a credit of this plan can book this therapist (decision 27). */
export const planCovers = ({ band }: Plan, therapist: TherapistTerms): boolean =>
  band === null ? therapist.feePaise === PACK_FEE_PAISE : therapist.band === band;
