import { type IntakeProblem, intakeProblems } from '../contract/form-problems.ts';
import type { IntakeForm } from '../contract/schemas.ts';
import { readName, readPhone } from '@dhruva/account/profile/contract/contact';
import { detectDanger } from '@dhruva/safety/detector';

export type ReadIntake =
  | { readonly kind: 'read'; readonly form: IntakeForm; readonly speaksOfDistress: boolean }
  /** One code at a time, with all fields it concerns. */
  | {
      readonly kind: 'refused';
      readonly code: IntakeProblem['code'];
      readonly fields: readonly string[];
    };

/** Normalises a form: texts trimmed, the phone reduced to ten digits where it has them. */
const normalised = (typed: IntakeForm): IntakeForm => {
  const trimmed = Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, text.trim()]),
  ) as IntakeForm;
  return {
    ...trimmed,
    name: readName(typed.name),
    phone: readPhone(typed.phone) ?? trimmed.phone,
  };
};

/** Whether a form, normalised, equals the one last sent. */
export const isSameForm = (typed: IntakeForm, sent: IntakeForm): boolean => {
  const kept = normalised(typed);
  return (Object.keys(kept) as (keyof IntakeForm)[]).every((field) => kept[field] === sent[field]);
};

/** Validates and normalises a form, and detects distress in it. */
export const readIntake = (typed: IntakeForm): ReadIntake => {
  const problems = intakeProblems(typed);
  const [first] = problems;
  if (first) {
    const fields = problems.filter(({ code }) => code === first.code).map(({ field }) => field);
    return { kind: 'refused', code: first.code, fields };
  }
  const form = normalised(typed);
  const speaksOfDistress = Object.values(form).some((text) => detectDanger(text) !== undefined);
  return { kind: 'read', form, speaksOfDistress };
};
