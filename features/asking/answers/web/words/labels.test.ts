import { describe, expect, it } from 'vitest';
import type { AnswerLabels } from './answer-labels.ts';
import { LABELS_EN } from './labels-en.ts';
import { LABELS_HI } from './labels-hi.ts';

/** Every label with its path; functions are called with sample arguments. */
const textsOf = (labels: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(labels).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}${key}`;
    if (typeof value === 'function')
      return [[at, (value as (...words: unknown[]) => string)(7, 8, 9)] as const];
    if (typeof value === 'object' && value !== null) return textsOf(value, `${at}.`);
    return typeof value === 'string' ? [[at, value] as const] : [];
  });

const pathsOf = (labels: AnswerLabels) =>
  textsOf(labels)
    .map(([path]) => path)
    .filter((path) => path !== 'conventions' && !path.startsWith('sources.'));

describe('the labels of an answer', () => {
  it('are all there in both languages', () => {
    expect(pathsOf(LABELS_HI)).toEqual(pathsOf(LABELS_EN));
    for (const labels of [LABELS_EN, LABELS_HI]) {
      expect(labels.months).toHaveLength(12);
      expect(labels.chart.signs).toHaveLength(12);
    }
  });

  it.each(textsOf(LABELS_HI))('%s is Hindi: %s', (_path, text) => {
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    expect(text).not.toMatch(/[A-Za-z]/u);
    expect(text).toBe(text.normalize('NFC'));
  });

  it('tell the hours of a day apart', () => {
    const clock = (hour: number) => LABELS_HI.clock(hour, '05');
    expect([0, 5, 12, 17, 23].map(clock)).toEqual([
      'रात 12:05',
      'सुबह 5:05',
      'दोपहर 12:05',
      'शाम 5:05',
      'रात 11:05',
    ]);
    expect([0, 12, 23].map((hour) => LABELS_EN.clock(hour, '05'))).toEqual([
      '12:05 AM',
      '12:05 PM',
      '11:05 PM',
    ]);
  });
});
