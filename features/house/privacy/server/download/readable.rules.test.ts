import { expect, it } from 'vitest';
import { readablePage } from './readable.rules.ts';

const page = (data: unknown): string =>
  readablePage([{ title: 'Part', data }], '2026-11-21T06:41:00.000Z');

it('shows every value under its name in words', () => {
  const html = page({ paidAt: '2026-11-21', receipt_number: 7, notes: ['one', { two: true }] });
  expect(html).toContain('<dt>Paid at</dt><dd>2026-11-21</dd>');
  expect(html).toContain('<dt>Receipt number</dt><dd>7</dd>');
  expect(html).toContain('<ol><li>one</li><li><dl><dt>Two</dt><dd>true</dd></dl></li></ol>');
});

it('tells instants by the clock of India, and sums in rupees', () => {
  const html = page({ at: '2026-12-31T18:30:00.500Z', amountPaise: 150_050, price_paise: 100 });
  expect(html).toContain('<dt>At</dt><dd>1 January 2027, 12:00 AM</dd>');
  expect(html).toContain('<dt>Amount</dt><dd>₹1,500.50</dd>');
  expect(html).toContain('<dt>Price</dt><dd>₹1.00</dd>');
  expect(page('2026-99-99T99:99Z')).toContain('2026-99-99T99:99Z');
  expect(html).toContain('as of 21 November 2026, 12:11 PM.');
});

it('says where nothing is kept', () => {
  for (const nothing of [null, undefined, '', []]) expect(page(nothing)).toContain('nothing');
  expect(page({ count: 0 })).toContain('<dd>0</dd>');
});

it('runs and loads nothing, whatever was typed', () => {
  const html = page({ '<b>': '<script>alert("x")</script>', 'a"b': "<img src='https://x.in'>" });
  expect(html).not.toMatch(/<(script|img|link|b>)/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/(src|href)=["']/);
});
