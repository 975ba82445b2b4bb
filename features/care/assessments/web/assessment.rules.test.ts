import { ASSESSMENT_IDS, assessmentById } from '../contract/catalogue.ts';
import { expect, it } from 'vitest';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { openTitle, statusOf } from './assessment.rules.ts';

const MEMORY = assessmentById('memory');
const bought = {
  orderId: '00000000-0000-4000-8000-000000000000',
  assessmentId: 'memory',
  boughtAt: '2026-11-21T18:31:00.000Z',
  dueAt: '2026-12-05T18:31:00.000Z',
  therapist: 'Sample therapist A',
  state: 'bought',
  reportAt: null,
} as const;

it('opens at once what costs nothing, and asks a price for each of today', () => {
  expect(statusOf({ ...MEMORY, pricePaise: 0 }, [])).toEqual({ kind: 'open', bought: null });
  for (const id of ASSESSMENT_IDS)
    expect(statusOf(assessmentById(id), [])).toEqual({ kind: 'locked' });
});

it('opens what was bought, and nothing else', () => {
  expect(statusOf(MEMORY, [bought])).toEqual({ kind: 'open', bought });
  expect(statusOf(assessmentById('iq'), [bought])).toEqual({ kind: 'locked' });
});

it('says the day as India counts it', () => {
  expect(dayInWords(bought.boughtAt)).toBe('22 November 2026');
});

it('does not say "Assessment" twice', () => {
  const withWord = (name: string): string => `${name} Assessment`;
  expect(openTitle('Memory', withWord)).toBe('Memory Assessment');
  expect(openTitle('Self-harm / Suicide Assessment', withWord)).toBe(
    'Self-harm / Suicide Assessment',
  );
});
