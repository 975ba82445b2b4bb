import { expect, it } from 'vitest';
import { partsOf } from './linked-text.tsx';

it('cuts a text at its links', () => {
  expect(partsOf('No link at all.')).toEqual([{ words: 'No link at all.' }]);
  expect(partsOf('See [Pricing](/pricing) or [ring](tel:112).')).toEqual([
    { words: 'See ' },
    { words: 'Pricing', to: '/pricing' },
    { words: ' or ' },
    { words: 'ring', to: 'tel:112' },
    { words: '.' },
  ]);
});
