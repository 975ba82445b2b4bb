import { intakeForm } from '../contract/schemas.ts';
import { expect, it } from 'vitest';
import { readIntake, isSameForm } from './intake.rules.ts';

const form = (change: object = {}) =>
  intakeForm.parse({ name: 'Asha', phone: '9876543210', ...change });

it.each([
  ['no name', { name: ' ' }, 'intake.fields-missing', ['name']],
  ['neither', { name: '', phone: '' }, 'intake.fields-missing', ['name', 'phone']],
  ['a short number', { phone: '98765' }, 'intake.phone-invalid', ['phone']],
  ['no such mail', { email: 'asha' }, 'intake.email-invalid', ['email']],
])('refuses %s', (_, change, code, fields) => {
  expect(readIntake(form(change))).toEqual({ kind: 'refused', code, fields });
});

it('keeps texts trimmed, the number as its ten digits, and what was left out as empty', () => {
  const read = readIntake(
    form({ name: '  Asha   Rao ', phone: '+91 98765-43210', livesWith: ' my sister\n' }),
  );
  expect(read).toMatchObject({
    form: { name: 'Asha Rao', phone: '9876543210', livesWith: 'my sister', email: '' },
    speaksOfDistress: false,
  });
});

it.each([
  ['English', { difficultIssues: 'Some nights I want to die.' }],
  ['Hinglish, in a short field', { livesWith: 'mujhe jeena nahi hai' }],
  ['Hindi', { confirmationRemarks: 'मैं मरना चाहती हूँ' }],
])('detects distress in %s', (_, change) => {
  expect(readIntake(form(change))).toMatchObject({ kind: 'read', speaksOfDistress: true });
});

it.each([
  ['as it was sent', {}, true],
  ['spaces and the country’s code aside', { name: ' Asha ', phone: '+91 98765 43210' }, true],
  ['one more word', { livesWith: 'my sister, and a cat' }, false],
  ['a word less', { livesWith: '' }, false],
  ['a number not whole yet', { phone: '98765' }, false],
])('a draft says what was sent: %s', (_, change, same) => {
  const sent = form({ livesWith: 'my sister' });
  expect(isSameForm({ ...sent, ...change }, sent)).toBe(same);
});
