import { describe, expect, it } from 'vitest';
import {
  type AnyAnswer,
  answerInLanguage,
  formatBirth,
  formatDate,
  formatMonthRange,
} from './in-language.ts';
import { LABELS_EN } from './labels-en.ts';
import { LABELS_HI } from './labels-hi.ts';

const ANSWER = {
  question: 'When?',
  direct: 'Soon.',
  trend: 'mixed',
  trendText: 'Mixed.',
  windows: [{ from: '2027-03', to: '2027-05', strength: 'stronger', text: 'Spring.' }],
  windowsNote: 'All looked at.',
  factors: [{ id: 'a', side: 'for', text: 'Jupiter.', source: 'BPHS 24' }],
  confidence: 'low',
  sure: 'Hardly.',
  holdsMinutes: 5,
  advice: ['Wait.'],
  caveat: 'A trend.',
  asOf: '2026-11-21',
  engineVersion: '2',
  conventions: 'Lahiri',
} satisfies AnyAnswer;

const HI = {
  question: 'कब?',
  direct: 'जल्द।',
  trendText: 'मिला-जुला।',
  windows: ['वसंत।'],
  windowsNote: 'सब देखे गए।',
  factors: ['बृहस्पति।'],
  sure: 'कम।',
  advice: ['रुकिए।'],
  caveat: 'रुझान।',
};

describe('an answer in Hindi', () => {
  it('has every word in Hindi and everything else as it was', () => {
    const told = answerInLanguage({ ...ANSWER, hi: HI }, 'hi');
    expect(told).toEqual({
      ...ANSWER,
      ...HI,
      windows: [{ ...ANSWER.windows[0], text: 'वसंत।' }],
      factors: [{ ...ANSWER.factors[0], text: 'बृहस्पति।' }],
      hi: HI,
    });
  });

  it('stays as it is in English, and where no Hindi was kept', () => {
    const both = { ...ANSWER, hi: HI };
    expect(answerInLanguage(both, 'en')).toBe(both);
    expect(answerInLanguage(ANSWER, 'hi')).toBe(ANSWER);
  });
});

describe('dates in words', () => {
  const birth = { date: '1990-08-05', time: '14:30', timeUnknown: false };

  it('in both languages', () => {
    expect(formatDate(LABELS_EN, '2026-11-01')).toBe('1 November 2026');
    expect(formatMonthRange(LABELS_EN, '2026-11', '2027-02')).toBe(
      'November 2026 to February 2027',
    );
    expect(formatMonthRange(LABELS_HI, '2026-11', '2027-02')).toBe('नवंबर 2026 से फ़रवरी 2027 तक');
    expect(formatMonthRange(LABELS_HI, '2026-11', '2026-11')).toBe('नवंबर 2026');
  });

  it('of a birth', () => {
    expect(formatBirth(LABELS_EN, birth)).toBe('5 August 1990, 2:30 PM');
    expect(formatBirth(LABELS_EN, { ...birth, time: '00:05:09' })).toBe(
      '5 August 1990, 12:05:09 AM',
    );
    expect(formatBirth(LABELS_EN, { ...birth, time: '00:05:00' })).toBe('5 August 1990, 12:05 AM');
    expect(formatBirth(LABELS_HI, birth)).toBe('5 अगस्त 1990, दोपहर 2:30');
    expect(formatBirth(LABELS_EN, { ...birth, time: '', timeUnknown: true })).toBe(
      '5 August 1990, time not known',
    );
  });
});
