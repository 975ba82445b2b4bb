import {
  type Feeling,
  MAX_RATING,
  MIN_SYMPTOMS,
  missingOf,
  symptomOfLabel,
} from '../contract/symptoms.ts';
import type { TRACKER_ERRORS } from '../contract/errors.ts';

/** Padding length: a ciphertext reveals the length of its content, so all entries have the same. */
const RECORD_CHARS = 512;

interface SentFeeling {
  readonly rating: number;
  readonly symptoms: readonly string[];
}

/** Validates a rating and labels, or returns an error code; a repeated label counts as unknown. */
export const readFeeling = ({
  rating,
  symptoms,
}: SentFeeling): Feeling | keyof typeof TRACKER_ERRORS => {
  const ids = symptoms.map(symptomOfLabel).filter((id) => id !== undefined);
  if (ids.length < symptoms.length) return 'counselling.symptoms-unknown';
  if (missingOf({ rating, symptoms: ids }).length > 0) return 'counselling.incomplete';
  if (new Set(ids).size < ids.length) return 'counselling.symptoms-unknown';
  return { rating, symptoms: ids };
};

/** Serialises a feeling to text of fixed length. */
export const packFeeling = (feeling: Feeling): string =>
  JSON.stringify(feeling).padEnd(RECORD_CHARS);

/** Parses the text of `packFeeling`. Throws when malformed. */
export const unpackFeeling = (text: string): Feeling => {
  const { rating, symptoms } = JSON.parse(text) as Feeling;
  if (rating < 1 || rating > MAX_RATING || symptoms.length < MIN_SYMPTOMS)
    throw new Error('a stored feeling is none');
  return { rating, symptoms };
};
