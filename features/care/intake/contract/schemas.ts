import * as z from 'zod/mini';
import { MAX_FIELD_CHARS, MAX_INTAKE_TEXT_CHARS } from '@dhruva/kernel/limits';

const line = z._default(z.string().check(z.maxLength(MAX_FIELD_CHARS)), '');
const text = z._default(z.string().check(z.maxLength(MAX_INTAKE_TEXT_CHARS)), '');

/** The intake form (specification, section 3). What is not sent is empty; `intakeProblems` says what must not be. */
export const intakeForm = z.strictObject({
  name: line,
  referredBy: line,
  address: line,
  phone: line,
  email: line,
  age: line,
  sex: line,
  occupation: line,
  receivedTherapyBefore: text,
  concernsAddressed: text,
  difficultIssues: text,
  concernsPresentSince: line,
  livesWith: line,
  supportivePersons: text,
  medicalCare: text,
  conditionsUnderTreatment: text,
  chronicIllness: text,
  additionalTherapy: text,
  confirmationRemarks: text,
});
export type IntakeForm = z.infer<typeof intakeForm>;

/** `showHelp`: what was written speaks of distress, so the helplines are shown with the message (decision 20). */
export const submitIntakeReply = z.object({ message: z.string(), showHelp: z.boolean() });

/** The form as last sent, with how often and when (ISO instant); null before the first time. */
export const myIntakeReply = z.object({
  sent: z.nullable(z.object({ form: intakeForm, revision: z.number(), submittedAt: z.string() })),
});

/** When the server kept a form that is being written (ISO instant). */
export const saveDraftReply = z.object({ savedAt: z.string() });

/** The form as it was left, not sent yet; null when there is none. */
export const myDraftReply = z.object({
  draft: z.nullable(z.object({ form: intakeForm, savedAt: z.string() })),
});
