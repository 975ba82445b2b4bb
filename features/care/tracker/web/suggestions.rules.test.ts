import { SYMPTOMS, type SymptomId } from '../contract/symptoms.ts';
import { expect, test } from 'vitest';
import { TOPICS } from '@dhruva/care/self-help/contract/topics';
import { suggestionsFor } from './suggestions.rules.ts';

const feeling = (rating: number, ...symptoms: readonly SymptomId[]) => ({ rating, symptoms });
const topicsOf = (...symptoms: readonly SymptomId[]) =>
  suggestionsFor(feeling(4, ...symptoms)).topics.map(({ id }) => id);

test.each<[string, readonly SymptomId[], readonly string[]]>([
  ['one symptom of a topic', ['worry'], []],
  ['two of it', ['worry', 'panic'], ['anxiety']],
  ['one that is enough', ['substances'], ['addiction']],
  [
    'the most spoken of first',
    ['low', 'crying', 'tired', 'worry', 'panic'],
    ['depression', 'anxiety'],
  ],
  [
    'at most three',
    [
      'low',
      'tired',
      'crying',
      'worry',
      'panic',
      'restless',
      'past',
      'memories',
      'numb',
      'substances',
    ],
    ['depression', 'anxiety', 'ptsd'],
  ],
  ['nothing that a text speaks of', ['mood-changes', 'self-harm'], []],
])('topics: %s', (_, symptoms, topics) => {
  expect(topicsOf(...symptoms)).toEqual(topics);
});

test('every topic named is one that can be read', () => {
  const ids: readonly string[] = TOPICS.map(({ id }) => id);
  const all = suggestionsFor(feeling(1, ...SYMPTOMS.map(({ id }) => id)));
  for (const { id } of all.topics) expect(ids).toContain(id);
});

test.each([
  [3, 8, false, false],
  [2, 8, false, true],
  [4, 12, false, true],
])('rated %i with %i symptoms: help now %s, a session %s', (rating, count, help, session) => {
  const symptoms = SYMPTOMS.map(({ id }) => id).slice(0, count);
  const { needsHelpNow, suggestsSession } = suggestionsFor(feeling(rating, ...symptoms));
  expect([needsHelpNow, suggestsSession]).toEqual([help, session]);
});

test('thoughts of self-harm ask for help now, whatever the rating', () => {
  expect(suggestionsFor(feeling(5, 'self-harm'))).toMatchObject({
    needsHelpNow: true,
    suggestsSession: true,
  });
});
