import { timeLeft } from '@dhruva/civil-time';
import { type AssessmentId, assessmentById } from '@dhruva/care/assessments/contract/catalogue';
import { type TherapistId, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { type ClientFile, entry, formatIntake } from '../client-words.rules.ts';

/** A bought assessment as shown at the desk. Dates and times are in words. */
export interface AssessmentFile {
  readonly reference: string;
  readonly assessmentId: AssessmentId;
  readonly therapistId: TherapistId;
  readonly bought: string;
  readonly due: string;
  /** Milliseconds until the promised time. */
  readonly leftMs: number;
  readonly stage: string;
  readonly isDelivered: boolean;
  readonly client: { readonly name: string; readonly phone: string; readonly email: string };
  readonly intake: ClientFile['intake'];
}

const contactLines = ({ name, phone, email }: AssessmentFile['client']): string[] => {
  const lines = [
    ...entry('Name', name),
    ...(phone === '' ? entry('E-mail', email) : entry('Mobile', phone)),
  ];
  return lines.length === 0 ? ['The profile names nobody.'] : ['Profile', ...lines];
};

/** Formats a bought assessment: name, due date, client, and the intake form. */
export const formatAssessment = (file: AssessmentFile): string => {
  const { reference, assessmentId, therapistId, bought, due, leftMs, stage, isDelivered } = file;
  return [
    `Assessment ${reference}: ${assessmentById(assessmentId).name}`,
    `given to ${therapistById(therapistId).name} (${therapistId})`,
    `bought   ${bought}`,
    `due      ${due}${isDelivered ? '' : `, ${timeLeft(leftMs)}`}`,
    `stage    ${stage}`,
    '',
    ...contactLines(file.client),
    '',
    ...formatIntake(file.intake),
  ].join('\n');
};
