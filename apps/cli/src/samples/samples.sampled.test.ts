import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@dhruva/narration';
import { expect, test } from 'vitest';
import { HEADLINE_QUESTIONS, HEADLINES_FILE, headlineSection } from './headlines.ts';
import { ONE_LIFE_FILE, oneLifePage } from './one-life.ts';
import { samplesFile, samplesIn } from './samples.ts';

test.each(LANGUAGES)('docs/samples shows what is said today, in %s', (language) => {
  expect(readFileSync(samplesFile(language), 'utf8'), 'mended by npm run samples').toBe(
    samplesIn(language),
  );
});

test('docs/samples shows what ten people are told today', () => {
  expect(readFileSync(ONE_LIFE_FILE, 'utf8'), 'mended by npm run samples').toBe(oneLifePage());
});

test('docs/samples lists the headlines of today', () => {
  const kept = readFileSync(HEADLINES_FILE, 'utf8');
  expect(kept.match(/^## /gmu)).toHaveLength(HEADLINE_QUESTIONS.length);
  expect(kept, 'mended by npm run samples').toContain(headlineSection(HEADLINE_QUESTIONS[0]));
});
