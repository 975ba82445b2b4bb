import type { IntakeForm } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The presentation of a field: a line, or a textarea. */
export interface IntakeField {
  readonly name: keyof IntakeForm;
  readonly label: () => string;
  readonly long?: true;
  readonly required?: true;
  readonly type?: 'tel' | 'email';
  readonly inputMode?: 'numeric' | 'email';
  readonly autoComplete?: string;
}

interface IntakeSection {
  readonly title: () => string;
  readonly fields: readonly IntakeField[];
}

/** The sections of the form, in order. */
export const INTAKE_SECTIONS: readonly IntakeSection[] = [
  {
    title: m.intake_about,
    fields: [
      { name: 'name', label: m.intake_name, required: true, autoComplete: 'name' },
      {
        name: 'phone',
        label: m.intake_phone,
        required: true,
        type: 'tel',
        inputMode: 'numeric',
        autoComplete: 'tel-national',
      },
      {
        name: 'email',
        label: m.intake_email,
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
      },
      { name: 'age', label: m.intake_age, inputMode: 'numeric' },
      { name: 'sex', label: m.intake_sex, autoComplete: 'sex' },
      { name: 'occupation', label: m.intake_occupation, autoComplete: 'organization-title' },
      { name: 'address', label: m.intake_address, autoComplete: 'street-address' },
      { name: 'referredBy', label: m.intake_referred_by },
    ],
  },
  {
    title: m.intake_concerns,
    fields: [
      { name: 'receivedTherapyBefore', label: m.intake_received_therapy_before, long: true },
      { name: 'concernsAddressed', label: m.intake_concerns_addressed, long: true },
      { name: 'difficultIssues', label: m.intake_difficult_issues, long: true },
      { name: 'concernsPresentSince', label: m.intake_concerns_present_since },
    ],
  },
  {
    title: m.intake_people,
    fields: [
      { name: 'livesWith', label: m.intake_lives_with },
      { name: 'supportivePersons', label: m.intake_supportive_persons, long: true },
    ],
  },
  {
    title: m.intake_health,
    fields: [
      { name: 'medicalCare', label: m.intake_medical_care, long: true },
      {
        name: 'conditionsUnderTreatment',
        label: m.intake_conditions_under_treatment,
        long: true,
      },
      { name: 'chronicIllness', label: m.intake_chronic_illness, long: true },
      { name: 'additionalTherapy', label: m.intake_additional_therapy, long: true },
    ],
  },
  {
    title: m.intake_last,
    fields: [{ name: 'confirmationRemarks', label: m.intake_confirmation_remarks, long: true }],
  },
];
