import { asksForHelp, type Feeling, type SymptomId } from '../contract/symptoms.ts';

/** The topic whose text speaks of each symptom; null where none does by itself. Not a diagnosis: a text to read. */
const TOPIC_OF: Readonly<Record<SymptomId, string | null>> = {
  low: 'depression',
  'no-interest': 'depression',
  tired: 'depression',
  'poor-sleep': 'anxiety',
  'long-sleep': 'depression',
  appetite: 'depression',
  worry: 'anxiety',
  restless: 'anxiety',
  panic: 'anxiety',
  pain: 'anxiety',
  stomach: 'anxiety',
  concentration: 'adhd',
  forgetting: 'adhd',
  decisions: 'self-esteem',
  anger: 'relationship-conflicts',
  crying: 'depression',
  'mood-changes': null,
  numb: 'ptsd',
  lonely: 'social-anxiety',
  avoiding: 'social-anxiety',
  'low-confidence': 'self-esteem',
  guilt: 'self-esteem',
  hopeless: 'depression',
  past: 'ptsd',
  memories: 'ptsd',
  'unwanted-thoughts': 'ocd',
  repeating: 'ocd',
  substances: 'addiction',
  conflict: 'relationship-conflicts',
  'self-harm': null,
};

/** Said alone they are enough for their topic; of the others it takes two. */
const ENOUGH: ReadonlySet<SymptomId> = new Set(['substances', 'repeating', 'memories', 'conflict']);
const TWO = 2;
const MOST_TOPICS = 3;

/** A rating so low, or so many symptoms, are much to bear alone. */
const LOW_RATING = 2;
const MANY_SYMPTOMS = 12;

export interface FittingTopic {
  /** Of a topic of free therapy. */
  readonly id: string;
  /** What was ticked that its text speaks of. */
  readonly symptoms: readonly SymptomId[];
}

export interface Fitting {
  /** Whom to ring comes before all else. */
  readonly needsHelpNow: boolean;
  /** To talk with a trained person is named first. */
  readonly suggestsSession: boolean;
  /** Texts of self-help, the one that speaks of most first; at most three. */
  readonly topics: readonly FittingTopic[];
}

/** What may fit what somebody ticked and how they rated it, by these rules alone. */
export const fittingFor = (feeling: Feeling): Fitting => {
  const byTopic = new Map<string, SymptomId[]>();
  for (const symptom of feeling.symptoms) {
    const topic = TOPIC_OF[symptom];
    if (topic !== null) byTopic.set(topic, [...(byTopic.get(topic) ?? []), symptom]);
  }
  const topics = [...byTopic]
    .filter(([, symptoms]) => symptoms.length >= TWO || symptoms.some((one) => ENOUGH.has(one)))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_TOPICS)
    .map(([id, symptoms]) => ({ id, symptoms }));
  const needsHelpNow = asksForHelp(feeling);
  const isMuch = feeling.rating <= LOW_RATING || feeling.symptoms.length >= MANY_SYMPTOMS;
  return { needsHelpNow, suggestsSession: needsHelpNow || isMuch, topics };
};
