/** Days from the purchase to the delivery of the report, unless an entry differs (decision 53). */
const DUE_DAYS = 14;

interface Entry {
  readonly name: string;
  readonly rupees: number;
  /** Its former name (decision 19). */
  readonly formerly?: string;
  /** Days to the report, where they differ from `DUE_DAYS`. */
  readonly dueDays?: number;
}

const entries = {
  'learning-pattern': { name: 'Learning Pattern', rupees: 800 },
  memory: { name: 'Memory', rupees: 1_500 },
  'developmental-delays': { name: 'Developmental delays', rupees: 1_200 },
  'relationship-issues': { name: 'Relationship issues / compatibility', rupees: 2_000 },
  iq: { name: 'I.Q', rupees: 2_500 },
  ocd: { name: 'OCD', rupees: 2_500 },
  adhd: { name: 'ADHD', rupees: 2_500 },
  'adhd-screening': { name: 'ADHD screening', rupees: 1_000 },
  autism: { name: 'Autism', rupees: 2_500 },
  'intellectual-disability': {
    name: 'Intellectual Disability',
    rupees: 3_500,
    formerly: 'Mental Retardation',
  },
  'depression-anxiety-stress': { name: 'Depression, Anxiety & Stress', rupees: 1_500 },
  anxiety: { name: 'Anxiety only', rupees: 800 },
  depression: { name: 'Depression only', rupees: 800 },
  stress: { name: 'Stress only', rupees: 800 },
  'emotional-quotient': { name: 'EQ Test / ET', rupees: 1_500 },
  'learning-disability': { name: 'Learning Disability', rupees: 2_000 },
  'behavioral-screening': { name: 'Behavioral screening', rupees: 1_000 },
  personality: { name: 'Personality Test', rupees: 2_000 },
  'quality-of-life': { name: 'QOL (Quality of Life)', rupees: 2_000 },
  'social-maturity': { name: 'Social Maturity Scale', rupees: 1_500 },
  'self-harm': { name: 'Self-harm / Suicide Assessment', rupees: 1_500 },
  addiction: { name: 'Addiction', rupees: 1_200 },
} as const satisfies Record<string, Entry>;

export type AssessmentId = keyof typeof entries;

export interface Assessment {
  readonly id: AssessmentId;
  readonly name: string;
  readonly formerly: string | null;
  readonly pricePaise: number;
  /** Days from the purchase to the promised report; if it is late, the purchase is refunded. */
  readonly dueDays: number;
}

export const ASSESSMENT_IDS = Object.keys(entries) as AssessmentId[];

/** The assessment with this id. */
export const assessmentById = (id: AssessmentId): Assessment => {
  const { name, rupees, formerly, dueDays }: Entry = entries[id];
  return {
    id,
    name,
    formerly: formerly ?? null,
    pricePaise: rupees * 100,
    dueDays: dueDays ?? DUE_DAYS,
  };
};
