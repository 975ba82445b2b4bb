import { inWords, timeLeft } from '@dhruva/civil-time';
import { questionPackage, type QuestionPackageId } from '../../contract/catalogue.ts';
import type { SetBirth } from '../questions.rules.ts';
import { packageTitle, promiseInWords } from '../set-words.rules.ts';
import { aligned } from '@dhruva/server/platform/aligned.rules.ts';

interface Outline {
  readonly id: string;
  readonly packageId: QuestionPackageId;
  readonly dueAt: Date;
}

/** Open sets as a text table, or a line that there are none. */
export const listInWords = (sets: readonly Outline[], now: Date): string => {
  if (sets.length === 0) return 'No questions wait.';
  const rows = sets.map(({ id, packageId, dueAt }) => [
    id,
    packageId,
    promiseInWords(dueAt),
    timeLeft(dueAt.getTime() - now.getTime()),
    String(questionPackage(packageId).questions),
  ]);
  return aligned([['ID', 'PACKAGE', 'DUE', 'LEFT', 'QUESTIONS'], ...rows]);
};

/** A set as text for the operator. */
export const setInWords = (
  set: Outline & {
    readonly state: string;
    readonly birth: SetBirth;
    readonly questions: readonly string[];
    readonly answers: readonly string[];
  },
): string => {
  const { dob, timeOfBirth, placeOfBirth, gender } = set.birth;
  const time = timeOfBirth === '' ? ' (time not known)' : '';
  return [
    `${packageTitle(set.packageId)}, ${set.state}`,
    `due     ${promiseInWords(set.dueAt)}`,
    `born    ${inWords(dob, timeOfBirth)}${time}, ${placeOfBirth}`,
    `gender  ${gender === '' ? 'not given' : gender}`,
    ...set.questions.flatMap((question, at) => {
      const answer = set.answers[at];
      return ['', `${at + 1}. ${question}`, ...(answer === undefined ? [] : [answer])];
    }),
  ].join('\n');
};
