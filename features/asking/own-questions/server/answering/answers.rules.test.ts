import { describe, expect, it } from 'vitest';
import { readAnswers } from './answers.rules.ts';

describe('readAnswers', () => {
  it('takes texts with a line of --- between them', () => {
    const file =
      'The spring is favourable.\nMarch most of all.\n---\r\nWork with others.\n--- \nRest.\n';
    expect(readAnswers(file, 3)).toEqual({
      kind: 'read',
      answers: ['The spring is favourable.\nMarch most of all.', 'Work with others.', 'Rest.'],
    });
  });

  it('takes a JSON array, and dashes inside a line', () => {
    expect(readAnswers(' ["a --- b", "हाँ"]', 2)).toEqual({
      kind: 'read',
      answers: ['a --- b', 'हाँ'],
    });
  });

  it.each([
    ['too few', 'One.', 2, '2 questions were asked, 1 answers were given'],
    ['too many', 'One.\n---\nTwo.', 1, '1 questions were asked, 2 answers were given'],
    ['an empty one', 'One.\n---\n \n---\nThree.', 3, 'answer 2 is empty'],
    ['broken JSON', '["One.", ', 1, 'this is no JSON array of texts'],
    ['JSON of something else', '[1, 2]', 2, 'this is no JSON array of texts'],
    [
      'a forbidden subject',
      'A calm year.\n---\nYou may win the lottery.',
      2,
      'answer 2 speaks of betting ("lottery"): You may win the lottery.',
    ],
    [
      'a guarantee',
      'You will surely marry.',
      1,
      'answer 1 speaks of guarantee ("will surely"): You will surely marry.',
    ],
  ])('refuses %s', (_, file, count, problem) => {
    const read = readAnswers(file, count);
    expect(read.kind === 'refused' && read.problems).toContain(problem);
  });
});
