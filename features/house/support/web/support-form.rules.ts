import { readAnswerTo } from '../contract/answer-to.ts';
import type { SUPPORT_ERRORS } from '../contract/errors.ts';
import type { SupportMessage } from '../contract/schemas.ts';

export const EMPTY_MESSAGE: SupportMessage = { issue: '', message: '', answerTo: '' };

interface FieldProblem {
  readonly field: keyof SupportMessage;
  readonly code: keyof typeof SUPPORT_ERRORS;
}

/** Validates a support message, in the order of the form. */
export const supportProblems = ({ issue, message, answerTo }: SupportMessage): FieldProblem[] => {
  const checks: [boolean, keyof SupportMessage, FieldProblem['code']][] = [
    // Without a choice, react-hook-form gives null for radio buttons.
    [!issue, 'issue', 'support.fields-missing'],
    [message.trim() === '', 'message', 'support.fields-missing'],
    [readAnswerTo(answerTo) === undefined, 'answerTo', 'support.answer-to-invalid'],
  ];
  return checks.flatMap(([wrong, field, code]) => (wrong ? [{ field, code }] : []));
};
