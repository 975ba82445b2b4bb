import { asksForHelp, type Feeling, type SymptomId } from '../contract/symptoms.ts';

/** The self-help topic of each symptom; null where none fits by itself. A reading suggestion, not a diagnosis. */
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

/** Symptoms that suggest their topic alone; of the others it takes two. */
const ENOUGH_ALONE: ReadonlySet<SymptomId> = new Set([
  'substances',
  'repeating',
  'memories',
  'conflict',
]);
const TWO = 2;
const MOST_TOPICS = 3;

/** A rating this low, or this many symptoms, suggest talking to somebody. */
const LOW_RATING = 2;
const MANY_SYMPTOMS = 12;

export interface SuggestedTopic {
  /** Id of a free therapy topic. */
  readonly id: string;
  /** The ticked symptoms its text covers. */
  readonly symptoms: readonly SymptomId[];
}

export interface Suggestions {
  /** Show helplines before everything else. */
  readonly needsHelpNow: boolean;
  /** Suggest talking to a trained person first. */
  readonly suggestsSession: boolean;
  /** At most three self-help topics, best match first. */
  readonly topics: readonly SuggestedTopic[];
}

/** The support suggested for an entry, by fixed rules. */
export const suggestionsFor = (feeling: Feeling): Suggestions => {
  const byTopic = new Map<string, SymptomId[]>();
  for (const symptom of feeling.symptoms) {
    const topic = TOPIC_OF[symptom];
    if (topic !== null) byTopic.set(topic, [...(byTopic.get(topic) ?? []), symptom]);
  }
  const topics = [...byTopic]
    .filter(
      ([, symptoms]) => symptoms.length >= TWO || symptoms.some((one) => ENOUGH_ALONE.has(one)),
    )
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_TOPICS)
    .map(([id, symptoms]) => ({ id, symptoms }));
  const needsHelpNow = asksForHelp(feeling);
  const isMuch = feeling.rating <= LOW_RATING || feeling.symptoms.length >= MANY_SYMPTOMS;
  return { needsHelpNow, suggestsSession: needsHelpNow || isMuch, topics };
};
