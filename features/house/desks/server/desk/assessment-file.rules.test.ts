import { HOUR_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { formatAssessment } from './assessment-file.rules.ts';

const file = {
  reference: 'A-1B2C3D4E',
  assessmentId: 'memory',
  therapistId: '3',
  bought: '21 November 2026, 12:00 PM (IST)',
  due: '5 December 2026, 12:00 PM (IST)',
  leftMs: 28 * HOUR_MS,
  stage: 'With the therapist',
  isDelivered: false,
  client: { name: 'Asha\u001B[2J', phone: '9876501234', email: 'asha@example.in' },
  intake: undefined,
} as const;

it('tells what was bought, by when, by whom, and of the form', () => {
  expect(formatAssessment(file).split('\n')).toEqual([
    'Assessment A-1B2C3D4E: Memory',
    'given to Sample therapist C (3)',
    'bought   21 November 2026, 12:00 PM (IST)',
    'due      5 December 2026, 12:00 PM (IST), 1 d 4 h',
    'stage    With the therapist',
    '',
    'Profile',
    '  Name',
    '    Asha [2J',
    '  Mobile',
    '    9876501234',
    '',
    'No intake form was sent.',
  ]);
});

it('names the mail where there is no mobile, and says when there is neither', () => {
  const mailed = { ...file, client: { ...file.client, phone: '' } };
  expect(formatAssessment(mailed)).toContain('  E-mail\n    asha@example.in');
  const nobody = { ...file, client: { name: '', phone: '', email: '' }, isDelivered: true };
  expect(formatAssessment(nobody)).toContain('The profile names nobody.');
  expect(formatAssessment(nobody)).not.toContain('1 d 4 h');
});
