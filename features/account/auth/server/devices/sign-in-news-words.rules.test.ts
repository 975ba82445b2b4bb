import { expect, it } from 'vitest';
import {
  newDeviceWords,
  numberChangedWords,
  passkeyAddedWords,
} from './sign-in-news-words.rules.ts';

const WAYS = { link: 'https://dhruva.test/profile', supportEmail: 'help@dhruva.test' };
const NOT_YOU =
  'Was it not you? Open https://dhruva.test/profile, look under “Where you are signed in”, and end what is not yours. Then write to us: help@dhruva.test.';

it('the mail about a new device says where and when, and what to do if it was somebody else', () => {
  const { subject, text } = newDeviceWords({ ...WAYS, place: ': Chrome on Android, 24 November' });
  expect(subject).toBe('Your account was opened on a new device');
  expect(text.split('\n\n')).toEqual([
    'Somebody signed in to your account on a device that is new to us: Chrome on Android, 24 November.',
    'Was it you? Then there is nothing to do.',
    NOT_YOU,
  ]);
});

it('the mail about a passkey says that it opens the account', () => {
  const { subject, text } = passkeyAddedWords(WAYS);
  expect(subject).toBe('A passkey was added to your account');
  const [what, ...more] = text.split('\n\n');
  expect(what).toContain('a passkey opens your account too');
  expect(more).toEqual(['Was it you? Then there is nothing to do.', NOT_YOU]);
});

it('the mail about another number says that devices were signed out, and whom to write to', () => {
  const { subject, text } = numberChangedWords(WAYS);
  expect(subject).toBe('You sign in with another mobile number now');
  const [what, otherwise, ...more] = text.split('\n\n');
  expect(what).toContain('All other devices were signed out');
  expect(otherwise).toBe('Was it not you? Write to us at once: help@dhruva.test.');
  expect(more).toEqual([]);
});
