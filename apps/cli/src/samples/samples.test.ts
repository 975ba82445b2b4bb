import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@dhruva/narration';
import { expect, test } from 'vitest';
import { samplesFile, samplesIn } from './samples.ts';

test.each(LANGUAGES)('docs/samples shows what is said today, in %s', (language) => {
  expect(readFileSync(samplesFile(language), 'utf8'), 'mended by npm run samples').toBe(
    samplesIn(language),
  );
});
