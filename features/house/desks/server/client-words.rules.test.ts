import { intakeForm } from '@dhruva/care/intake/contract/schemas';
import { expect, it } from 'vitest';
import { formatClientFile } from './client-words.rules.ts';

const intake = {
  form: intakeForm.parse({
    name: 'Asha',
    phone: '9876543210',
    difficultIssues: 'Line one\nline two\u001B[2J\u202E',
  }),
  revision: 2,
  speaksOfDistress: true,
  submittedAt: new Date('2026-11-21T20:00:00Z'),
};
const form = {
  pseudoName: 'Bluebird',
  supportFor: 'other',
  language: 'हिन्दी',
  mobile: '9876501234',
  address: 'Pune',
  services: ['Counselling', 'Assessment'],
} as const;
const session = {
  startsAt: new Date('2026-12-10T09:30:00Z'),
  minutes: 45,
  form: { ...form, services: [...form.services] },
};

it('tells of session, booking form and intake, by the clock of India', () => {
  const told = formatClientFile({ reference: 'S-1B2C3D4E', therapistId: '6', session, intake });
  expect(told.split('\n')).toEqual([
    'Session S-1B2C3D4E with Sample therapist F, 10 December 2026, 3:00 PM, India time, 45 minutes',
    '',
    'Booking form',
    '  Name to use',
    '    Bluebird',
    '  Support for',
    '    somebody else',
    '  Language',
    '    हिन्दी',
    '  Mobile',
    '    9876501234',
    '  Address',
    '    Pune',
    '  Services',
    '    Counselling, Assessment',
    '',
    'Intake form, sent 22 November 2026, revision 2',
    '  SPEAKS OF DISTRESS: ask after safety first.',
    '  Name',
    '    Asha',
    '  Phone',
    '    9876543210',
    '  Difficult issues',
    '    Line one',
    '    line two [2J',
  ]);
});

it('says what is not there', () => {
  const none = { reference: 'A-1B2C3D4E', therapistId: '6', intake: undefined } as const;
  expect(formatClientFile(none)).toBe(
    'Assessment A-1B2C3D4E, given to Sample therapist F\n\nNo intake form was sent.',
  );
  const unwritten = { ...none, session: { ...session, form: undefined } };
  expect(formatClientFile(unwritten)).toContain('Nothing was written when booking.');
});
