/** Symptoms in the first person and in everyday words, never the name of an illness. */
const entries = {
  low: 'Feeling low or sad most of the day',
  'no-interest': 'Losing interest in things I used to enjoy',
  tired: 'Feeling tired or low on energy',
  'poor-sleep': 'Trouble falling or staying asleep',
  'long-sleep': 'Sleeping much more than usual',
  appetite: 'Eating much more or much less than usual',
  worry: 'Worrying that is hard to control',
  restless: 'Feeling restless or on edge',
  panic: 'Sudden panic (racing heart, short breath)',
  pain: 'Headaches or body pain when stressed',
  stomach: 'Stomach trouble when stressed',
  concentration: 'Difficulty concentrating',
  forgetting: 'Forgetting things more than usual',
  decisions: 'Difficulty making decisions',
  anger: 'Getting angry or irritated easily',
  crying: 'Crying often or being close to tears',
  'mood-changes': 'Mood changing quickly',
  numb: 'Feeling numb or cut off',
  lonely: 'Feeling lonely',
  avoiding: 'Avoiding people or gatherings',
  'low-confidence': 'Low confidence or self-worth',
  guilt: 'Blaming myself or feeling guilty',
  hopeless: 'Feeling hopeless about the future',
  past: 'Going over the past again and again',
  memories: 'Upsetting memories or nightmares',
  'unwanted-thoughts': 'Unwanted thoughts that keep returning',
  repeating: 'Repeating actions (checking, washing, counting)',
  substances: 'Using alcohol, tobacco or other substances to cope',
  conflict: 'Frequent conflict at home, in my relationship or at work',
  'self-harm': 'Thoughts of hurting myself or not wanting to live',
} as const satisfies Record<string, string>;

export type SymptomId = keyof typeof entries;

export interface Symptom {
  readonly id: SymptomId;
  readonly label: string;
}

/** The symptoms in display order. */
export const SYMPTOMS: readonly Symptom[] = (Object.keys(entries) as SymptomId[]).map((id) => ({
  id,
  label: entries[id],
}));

const idByLabel: ReadonlyMap<string, SymptomId> = new Map(
  SYMPTOMS.map(({ id, label }) => [label, id]),
);

/** The label of a symptom. */
export const symptomLabel = (id: SymptomId): string => entries[id];

/** The symptom with exactly this label; undefined when there is none. */
export const symptomOfLabel = (label: string): SymptomId | undefined => idByLabel.get(label);

/** Minimum number of symptoms to tick; there is no maximum. */
export const MIN_SYMPTOMS = 8;
export const MAX_RATING = 5;

/** A mood entry before it is saved: `rating` 1 (worst) to 5, 0 while none is chosen. */
export interface Feeling {
  readonly rating: number;
  readonly symptoms: readonly SymptomId[];
}

/** What is missing before the entry can be saved. */
export const missingOf = ({ rating, symptoms }: Feeling): readonly ('rating' | 'symptoms')[] => [
  ...(rating < 1 ? (['rating'] as const) : []),
  ...(new Set(symptoms).size < MIN_SYMPTOMS ? (['symptoms'] as const) : []),
];

/** Whether the entry calls for crisis help, shown at once, before anything is saved. */
export const asksForHelp = ({ rating, symptoms }: Feeling): boolean =>
  symptoms.includes('self-harm') || (rating === 1 && symptoms.includes('hopeless'));
