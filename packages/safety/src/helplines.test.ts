import { describe, expect, it } from 'vitest';
import { HELPLINE_SOURCES, HELPLINES, helpline } from './helplines.ts';

describe('helplines', () => {
  it('lists the numbers of decisions 20 and 54', () => {
    const shown = HELPLINES.flatMap((line) => line.numbers.map((number) => number.shown));
    expect(shown).toEqual(['14416', '1-800-891-4416', '112', '181', '1098']);
  });

  it.each(HELPLINES)(
    '$name dials what it shows, and says when and where it was checked',
    (line) => {
      for (const { shown, tel } of line.numbers) {
        expect(tel).toBe(`tel:${shown.replaceAll('-', '')}`);
      }
      expect(HELPLINE_SOURCES[line.id].verified_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(HELPLINE_SOURCES[line.id].source).not.toBe('');
    },
  );

  it('finds a line by its id', () => {
    expect(helpline('women').numbers[0]?.shown).toBe('181');
  });
});
