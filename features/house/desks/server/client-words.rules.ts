import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import { type TherapistId, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { IntakeForm } from '@dhruva/care/intake/contract/schemas';
import type { BookingForm } from '@dhruva/care/appointments/contract/booking-form';
import { printable } from './printable.rules.ts';

/** A client's forms as shown to their therapist. */
export interface ClientFile {
  readonly reference: string;
  readonly therapistId: TherapistId;
  /** Set for a session, not for an assessment. */
  readonly session?: {
    readonly startsAt: Date;
    readonly minutes: number;
    readonly form: BookingForm | undefined;
  };
  readonly intake:
    | {
        readonly form: IntakeForm;
        readonly revision: number;
        readonly speaksOfDistress: boolean;
        readonly submittedAt: Date;
      }
    | undefined;
}

const INTAKE_LABELS: Readonly<Record<keyof IntakeForm, string>> = {
  name: 'Name',
  referredBy: 'Referred by',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  age: 'Age',
  sex: 'Sex',
  occupation: 'Occupation',
  receivedTherapyBefore: 'Therapy before',
  concernsAddressed: 'Concerns to address',
  difficultIssues: 'Difficult issues',
  concernsPresentSince: 'Concerns present since',
  livesWith: 'Lives with',
  supportivePersons: 'Supportive persons',
  medicalCare: 'Medical care',
  conditionsUnderTreatment: 'Conditions under treatment',
  chronicIllness: 'Chronic illness',
  additionalTherapy: 'Additional therapy',
  confirmationRemarks: 'Remarks',
};

const INDENT = 4;

/** Formats a label and the text below it, safe to print in a terminal; nothing for an empty text. */
export const entry = (label: string, text: string): string[] => {
  const shown = printable(text).trim();
  if (shown === '') return [];
  const lines = shown.split('\n').map((line) => ' '.repeat(INDENT) + line);
  return [`  ${label}`, ...lines];
};

const dayOf = (at: Date): string => dateInWords(wallClock(at.getTime(), INDIA).date);
const timeOf = (at: Date): string => timeInWords(wallClock(at.getTime(), INDIA).time.slice(0, 5));

const bookingLines = (form: BookingForm | undefined): string[] =>
  form === undefined
    ? ['Nothing was written when booking.']
    : [
        'Booking form',
        ...entry('Name to use', form.pseudoName),
        ...entry('Support for', form.supportFor === 'self' ? 'themselves' : 'somebody else'),
        ...entry('Language', form.language),
        ...entry('Mobile', form.mobile),
        ...entry('Address', form.address),
        ...entry('Services', form.services.join(', ')),
      ];

/** Formats the intake form, or says that there is none. */
export const formatIntake = (intake: ClientFile['intake']): string[] =>
  intake === undefined
    ? ['No intake form was sent.']
    : [
        `Intake form, sent ${dayOf(intake.submittedAt)}, revision ${intake.revision}`,
        ...(intake.speaksOfDistress ? ['  SPEAKS OF DISTRESS: ask after safety first.'] : []),
        ...Object.entries(INTAKE_LABELS).flatMap(([field, label]) =>
          entry(label, intake.form[field as keyof IntakeForm]),
        ),
      ];

/** Formats a client's forms for the therapist, without symptoms. */
export const formatClientFile = ({
  reference,
  therapistId,
  session,
  intake,
}: ClientFile): string => {
  const { name } = therapistById(therapistId);
  const head = session
    ? `Session ${reference} with ${name}, ${dayOf(session.startsAt)}, ${timeOf(session.startsAt)}, India time, ${session.minutes} minutes`
    : `Assessment ${reference}, given to ${name}`;
  return [
    head,
    ...(session ? ['', ...bookingLines(session.form)] : []),
    '',
    ...formatIntake(intake),
  ].join('\n');
};
