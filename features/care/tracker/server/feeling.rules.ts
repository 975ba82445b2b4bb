import {
  type Feeling,
  MAX_RATING,
  MIN_SYMPTOMS,
  missingOf,
  symptomOfLabel,
} from '../contract/symptoms.ts';
import type { TRACKER_ERRORS } from '../contract/errors.ts';

/** Ciphertext tells the length of what it holds, so all feelings are as long as the longest. */
const RECORD_CHARS = 512;

interface Told {
  readonly rating: number;
  readonly symptoms: readonly string[];
}

/** A rating and labels as sent, or the code of what is wrong with them: a label twice counts as none of ours. */
export const readFeeling = ({ rating, symptoms }: Told): Feeling | keyof typeof TRACKER_ERRORS => {
  const ids = symptoms.map(symptomOfLabel).filter((id) => id !== undefined);
  if (ids.length < symptoms.length) return 'counselling.symptoms-unknown';
  if (missingOf({ rating, symptoms: ids }).length > 0) return 'counselling.incomplete';
  if (new Set(ids).size < ids.length) return 'counselling.symptoms-unknown';
  return { rating, symptoms: ids };
};

/** A feeling as text of one length, whatever was ticked. */
export const packFeeling = (feeling: Feeling): string =>
  JSON.stringify(feeling).padEnd(RECORD_CHARS);

/** The feeling in what `packFeeling` made. Throws when it is none. */
export const unpackFeeling = (text: string): Feeling => {
  const { rating, symptoms } = JSON.parse(text) as Feeling;
  if (rating < 1 || rating > MAX_RATING || symptoms.length < MIN_SYMPTOMS)
    throw new Error('a stored feeling is none');
  return { rating, symptoms };
};
