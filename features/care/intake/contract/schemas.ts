import * as z from 'zod/mini';
import { MAX_FIELD_CHARS, MAX_INTAKE_TEXT_CHARS } from '@dhruva/kernel/limits';

const line = z._default(z.string().check(z.maxLength(MAX_FIELD_CHARS)), '');
const text = z._default(z.string().check(z.maxLength(MAX_INTAKE_TEXT_CHARS)), '');

/**
 * The intake form (specification, section 3). Missing fields are empty; `intakeProblems` says which must not
 * be.
 */
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

/** `showHelp`: the text indicates distress, so helplines are shown with the message (decision 20). */
export const submitIntakeReply = z.object({ message: z.string(), showHelp: z.boolean() });

/** The form as last sent, its revision number and time (ISO instant); null if never sent. */
export const myIntakeReply = z.object({
  sent: z.nullable(z.object({ form: intakeForm, revision: z.number(), submittedAt: z.string() })),
});

/** When the server saved the draft (ISO instant). */
export const saveDraftReply = z.object({ savedAt: z.string() });

/** The unsent draft; null when there is none. */
export const myDraftReply = z.object({
  draft: z.nullable(z.object({ form: intakeForm, savedAt: z.string() })),
});
