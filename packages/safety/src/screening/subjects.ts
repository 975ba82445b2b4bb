/** Subjects of decision 21 on which no question is answered, in the order a refusal names them. */
export const REFUSED_SUBJECTS = [
  'pregnancy',
  'minor',
  'death',
  'illness',
  'betting',
  'share-tips',
  'court',
  'fidelity',
  'curses',
  'caste',
  'paid-remedies',
] as const;
export type RefusedSubject = (typeof REFUSED_SUBJECTS)[number];
