import { expect, it } from 'vitest';
import { codeWords, parkedWords } from './second-check-words.rules.ts';

it('the mail with a code says the code, how long it holds, and nothing of the account', () => {
  const { subject, text } = codeWords('012345');
  expect(subject).toBe('Your code');
  const [code, why, otherwise, ...more] = text.split('\n\n');
  expect(code).toContain('012345 is your code');
  expect(code).toContain('5 minutes');
  expect(why).toContain('new device, after more than 90 days');
  expect(otherwise).toContain('tell nobody the code');
  expect(more).toEqual([]);
  expect(text).not.toMatch(/https?:|@/u);
});

it('the mail of a parked account says until when it is kept, and where to write', () => {
  const { subject, text } = parkedWords({
    keptUntil: '22 November 2027',
    supportEmail: 'help@dhruva.test',
  });
  expect(subject).toBe('Your mobile number leads to a new account now');
  const [what, kept, back, ...more] = text.split('\n\n');
  expect(what).toContain('They have seen nothing of yours');
  expect(kept).toContain('at least until 22 November 2027');
  expect(back).toContain('write to help@dhruva.test from this address');
  expect(more).toEqual([]);
});
