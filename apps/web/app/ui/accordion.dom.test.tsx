import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccordionItem } from './accordion.tsx';

test('a pressed heading has the focus, also where the browser gave it none', () => {
  render(<AccordionItem title="Fees">₹99</AccordionItem>);
  const heading = screen.getByRole('button', { name: 'Fees' });
  // A heading that is replaced while it is pressed, or one in Safari, is clicked without being focused.
  fireEvent.click(heading);
  expect(document.activeElement).toBe(heading);
  expect(heading.getAttribute('aria-expanded')).toBe('true');
});
