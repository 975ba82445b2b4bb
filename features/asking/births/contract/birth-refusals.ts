/** The error codes of one person's birth details. */
export const birthRefusals = [
  'birth.details-missing',
  'birth.date-format',
  'birth.date-numbers',
  'birth.date-unreal',
  'birth.date-future',
  'birth.date-out-of-range',
  'birth.time-format',
  'birth.time-gap',
  'birth.time-overlap',
  'place.unknown',
  'place.ambiguous',
  'place.coordinates-invalid',
  'person.under-18',
  'prediction.consent-missing',
] as const;
