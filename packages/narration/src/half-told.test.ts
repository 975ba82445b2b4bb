import type { Finding } from '@dhruva/jyotish';
import { expect, it } from 'vitest';
import { isHalfTold } from './half-told.ts';

const finding = (id: Finding['id'], side: Finding['side'], lord: string): Finding =>
  ({ id, side, weight: 1, evidence: { lord }, source: 'BPHS 3' }) as never as Finding;

const placed = finding('varga.lord-well-placed', 'for', 'saturn');
const weak = finding('varga.lord-weak-sign', 'against', 'saturn');

it('a good place in a weak sign is half of what is so; the sign is told', () => {
  expect(isHalfTold(placed, [placed, weak])).toBe(true);
  expect(isHalfTold(weak, [placed, weak])).toBe(false);
});

it('a place that no sign of the same graha contradicts is told', () => {
  expect(isHalfTold(placed, [placed])).toBe(false);
  expect(isHalfTold(placed, [placed, finding('varga.lord-weak-sign', 'against', 'moon')])).toBe(
    false,
  );
  expect(isHalfTold(placed, [placed, finding('varga.lord-strong-sign', 'for', 'saturn')])).toBe(
    false,
  );
});

it('a good place in a weak sign whose weakness is cancelled is told as a start that gains strength', () => {
  const eased = {
    ...finding('promise.debility-eased', 'for', 'saturn'),
    evidence: { graha: 'saturn', by: 'moon' },
  } as never as Finding;
  expect(isHalfTold(placed, [placed, eased])).toBe(true);
  expect(isHalfTold(eased, [placed, eased])).toBe(false);
});
