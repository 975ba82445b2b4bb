import { describe, expect, it } from 'vitest';
import { overlap, shingler } from './shingles.ts';

describe('runs of five words', () => {
  const runsOf = shingler();

  it('are one fewer than the words in a run, and each counted once', () => {
    expect(runsOf('one two three four five')).toHaveLength(1);
    expect(runsOf('One two, three four five six.')).toHaveLength(2);
    expect(runsOf('one two three four')).toHaveLength(0);
    expect(runsOf('a b c d e a b c d e')).toHaveLength(5);
  });

  it('keep the marks of Hindi with their letters', () => {
    expect(runsOf('शनि आपके दसवें भाव में')).toHaveLength(1);
    expect(runsOf('शनि आपके दसवें भाव में')).not.toEqual(runsOf('शन आपके दसवें भाव में'));
  });

  it('overlap by the part of the shorter text that the other one says too', () => {
    const [short, long] = [
      runsOf('your moon stands in the third'),
      runsOf('so your moon stands in the fifth sign'),
    ];
    expect(overlap(short, short)).toBe(1);
    expect(overlap(short, long)).toBe(1 / 2);
    expect(overlap(long, short)).toBe(1 / 2);
    expect(overlap(short, runsOf('nothing of all that is said here'))).toBe(0);
  });
});
