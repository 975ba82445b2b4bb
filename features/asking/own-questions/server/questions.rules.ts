import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import { OWN_QUESTION_ERRORS } from '../contract/errors.ts';
import { MAX_QUESTION_WORDS, questionPackage } from '../contract/catalogue.ts';
import type { QuestionPackageId } from '../contract/catalogue.ts';
import { countWords, firstWords, REFUSALS, screenQuestion } from '@dhruva/safety';

export type QuestionsCode =
  | 'custom-question.missing'
  | 'custom-question.refused'
  | 'custom-question.distress'
  | 'request.invalid';

export interface RefusedQuestions {
  readonly kind: 'refused';
  readonly code: QuestionsCode;
  /** Messages by field: `question.0`, `question.1` … */
  readonly fields: Readonly<Record<string, string>>;
}

export type ReadQuestions =
  | { readonly kind: 'read'; readonly questions: string[] }
  | RefusedQuestions;

type Finding = readonly [number: number, sentence: string];

const refused = (code: QuestionsCode, findings: readonly Finding[]): RefusedQuestions => ({
  kind: 'refused',
  code,
  fields: Object.fromEntries(findings.map(([at, text]) => [`question.${at}`, text])),
});

const each = (
  texts: readonly string[],
  sentence: (text: string) => string | undefined,
): Finding[] =>
  texts.flatMap((text, at) => {
    const found = sentence(text);
    return found === undefined ? [] : [[at, found] as const];
  });

/**
 * Validates the typed questions of a package and cuts each to its maximum number of words. Distress is detected
 * in the whole text, forbidden subjects only in what remains.
 */
export const readQuestions = (
  packageId: QuestionPackageId,
  typed: readonly string[],
): ReadQuestions => {
  const { questions: count } = questionPackage(packageId);
  if (typed.length > count) return refused('request.invalid', []);
  const all = Array.from({ length: count }, (_, at) => typed[at]?.trim() ?? '');
  const distress = each(all, (text) =>
    screenQuestion(text).outcome === 'help'
      ? OWN_QUESTION_ERRORS['custom-question.distress'].sentence
      : undefined,
  );
  if (distress.length > 0) return refused('custom-question.distress', distress);
  const missing = each(all, (text) =>
    countWords(text) === 0 ? OWN_QUESTION_ERRORS['custom-question.missing'].sentence : undefined,
  );
  if (missing.length > 0) return refused('custom-question.missing', missing);
  const questions = all.map((text) => firstWords(text, MAX_QUESTION_WORDS));
  const unanswerable = each(questions, (text) => {
    const screening = screenQuestion(text);
    return screening.outcome === 'refuse' ? REFUSALS[screening.subject] : undefined;
  });
  return unanswerable.length > 0
    ? refused('custom-question.refused', unanswerable)
    : { kind: 'read', questions };
};

/** What the person who answers must know of the customer's birth. Empty `timeOfBirth`: not known to the minute. */
export interface SetBirth {
  readonly gender: '' | 'male' | 'female';
  readonly dob: string;
  readonly timeOfBirth: string;
  readonly placeOfBirth: string;
}

export type ReadSetBirth =
  | { readonly kind: 'read'; readonly birth: SetBirth }
  | { readonly kind: 'refused'; readonly code: BirthCode; readonly fields: readonly string[] };
type BirthCode = 'custom-question.profile-incomplete' | 'person.under-18';

/** The birth a profile tells of: whole, and an adult's by what `isAdult` says of a whole one. */
export const readSetBirth = <Birth extends SetBirth & { readonly timeUnknown: boolean }>(
  profile: Birth,
  isAdult: (whole: Birth) => boolean,
): ReadSetBirth => {
  const fields = missingFields(profile);
  if (fields.length > 0)
    return { kind: 'refused', code: 'custom-question.profile-incomplete', fields };
  if (!isAdult(profile)) return { kind: 'refused', code: 'person.under-18', fields: ['dob'] };
  const { gender, dob, timeOfBirth, placeOfBirth } = profile;
  return { kind: 'read', birth: { gender, dob, timeOfBirth, placeOfBirth } };
};
