import { ASSESSMENT_IDS } from '@dhruva/care/assessments/contract/catalogue';
import { COMPATIBILITY_QUESTIONS } from '@dhruva/asking/pairs/contract/catalogue';
import { QUESTION_PACKAGE_IDS } from '@dhruva/asking/own-questions/contract/catalogue';
import { PLAN_IDS } from '@dhruva/money/plans/contract/catalogue';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import type { PurchaseItem } from '../../contract/item.ts';
import { expect, test } from 'vitest';
import { receiptText } from './receipt-text.rules.ts';
import { DETAILS, PAIR } from '@dhruva/web/test/people.ts';

const NOW = Date.parse('2026-11-21T07:00:00Z');

const form = {
  pseudoName: 'Sky',
  supportFor: 'self',
  language: 'Hindi',
  mobile: '9876543210',
  address: 'Pune',
  services: [],
} as const;

const therapy: PurchaseItem = {
  kind: 'therapy',
  therapistId: '1',
  date: '2026-11-23',
  slot: '10:00 AM',
  form: { ...form, services: [] },
};

test('two people: the receipt names the index of the question', () => {
  const texts = COMPATIBILITY_QUESTIONS.map(({ id }) =>
    receiptText({ kind: 'compatibility', questionId: id, ...PAIR }, NOW),
  );
  expect(texts).toEqual([0, 1, 2, 3, 4, 5].map((index) => `compatibility_question_${index}`));
});

test('therapy and assessments: a prefix and the time', () => {
  expect(receiptText(therapy, NOW)).toBe(`therapy_${NOW}`);
  expect(receiptText({ kind: 'assessment', assessmentId: 'memory' }, NOW)).toBe(
    `assessment_${NOW}`,
  );
});

test('nothing on sale has a receipt text the provider refuses', () => {
  const items: PurchaseItem[] = [
    therapy,
    ...QUESTIONS.map(
      ({ id }) => ({ kind: 'question', questionId: id, userDetails: DETAILS }) as const,
    ),
    ...QUESTION_PACKAGE_IDS.map(
      (packageId) => ({ kind: 'custom-package', packageId, questions: [] as string[] }) as const,
    ),
    ...PLAN_IDS.map((planId) => ({ kind: 'plan', planId }) as const),
    ...ASSESSMENT_IDS.map((assessmentId) => ({ kind: 'assessment', assessmentId }) as const),
  ];
  const texts = items.map((item) => receiptText(item, NOW));
  expect(texts.filter((text) => text.length < 8 || text.length > 40)).toEqual([]);
});
