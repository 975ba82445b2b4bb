import { expect, it } from 'vitest';
import { REFUSALS } from './refusals.ts';
import { REFUSED_SUBJECTS } from './subjects.ts';

it.each(REFUSED_SUBJECTS)('a refusal about %s says why and offers another question', (subject) => {
  expect(REFUSALS[subject]).toMatch(
    /^We do not answer questions about .+, because .+\. You could ask .+ instead\.$/u,
  );
});
