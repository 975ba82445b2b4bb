import { expect, it } from 'vitest';
import { ticketNumber } from './ticket.rules.ts';

it('is short and holds no sign that is taken for another', () => {
  expect(ticketNumber(() => 0)).toBe('T-222222');
  let count = 0;
  const all = Array.from({ length: 31 }, () => ticketNumber((below) => (count += 1) % below));
  for (const number of all) expect(number).toMatch(/^T-[2-9A-HJKMNP-Z]{6}$/);
  expect(all.join('')).not.toMatch(/[01ILO]/);
});
