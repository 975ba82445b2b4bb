import type { LifeCaseId } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish/vocabulary';
import { expect, it } from 'vitest';
import { GROUP_OF_TOPIC } from './life-group.ts';
import { topicOf } from './topic.ts';

const RESTS = { kind: 'fact', key: 'relationship', value: 'engaged' } as const;
const kindOf = (question: QuestionId, ...cases: readonly LifeCaseId[]) =>
  GROUP_OF_TOPIC[
    topicOf({
      question,
      specifics: [],
      life: { cases: cases.map((id) => ({ id, rests: RESTS })) },
    } as never).topic
  ];

it.each(['marriage-when', 'marriage-delay'] as const)(
  '%s is about the two where there are two, else about finding somebody',
  (question) => {
    expect(kindOf(question, 'together')).toBe('couple');
    expect(kindOf(question, 'engaged')).toBe('couple');
    expect(kindOf(question)).toBe('seeking');
    expect(kindOf(question, 'again')).toBe('seeking');
  },
);

it('keeps the case that changed a topic', () => {
  const asked = {
    question: 'marriage-when',
    specifics: [],
    life: { cases: [{ id: 'engaged', rests: RESTS }] },
  };
  expect(topicOf(asked as never)).toEqual({ topic: 'couple', by: asked.life.cases[0] });
});

it('is a job where a job suits better than a business', () => {
  const topicFor = (towards: string) =>
    topicOf({
      question: 'job-or-business',
      specifics: [{ id: 'specific.leaning', evidence: { towards } }],
      life: { cases: [] },
    } as never).topic;
  expect([topicFor('job'), topicFor('business')]).toEqual(['steady-job', 'own-business']);
});
