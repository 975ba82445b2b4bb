import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../src/sky/longitudes/decode.ts';
import { UNITS_PER_DEGREE } from '../src/sky/longitudes/packed-body.ts';
import { longitudeIn } from '../src/sky/longitudes/series.ts';
import { julianDayTt, signedArc } from '../src/units.ts';
import { SERIES, TABLES } from './bodies.ts';
import { END, PLAN, START, TABLE_BODIES } from './plan.ts';
import { rebuildSegment } from './rebuild.ts';
import { APPARENT_LONGITUDE } from './theory/apparent.ts';

const root = join(import.meta.dirname, '..');

const checksums = readFileSync(join(import.meta.dirname, 'table.sha256'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('  '));

describe('the committed tables', () => {
  it('each have a checksum', () => {
    expect(checksums).toHaveLength(TABLE_BODIES.length);
  });

  it.each(checksums)('%s is that of %s', (digest, path) => {
    const bytes = readFileSync(join(root, path ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
  });

  it('was built by the plan', () => {
    for (const body of TABLE_BODIES) {
      const { start, days, segments, columns } = TABLES[body];
      expect({ days, degree: columns.length - 1 }).toEqual(PLAN[body]);
      expect(start).toBe(START);
      expect(segments * days).toBeGreaterThanOrEqual(END - START);
    }
  });
});

describe.each(TABLE_BODIES)('%s', (body) => {
  const { start, days, segments } = TABLES[body];

  it('has a segment that the theories give again', () => {
    const index = Math.floor(segments * 0.618);
    const { orders, coefficients } = decode(TABLES[body]);
    const committed = coefficients.slice(index * orders, (index + 1) * orders);
    const rebuilt = rebuildSegment(body, index).coefficients;
    const apart = rebuilt.map((unit, k) => unit - (committed[k] ?? NaN) * UNITS_PER_DEGREE);
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(1.01);
  });

  it.each([0.001, 0.31, 0.77, 0.999])('stays within 0.04″ of the theories at %s', (part) => {
    const jdTt = julianDayTt(start + part * segments * days);
    const apart = longitudeIn(SERIES[body], jdTt).value - APPARENT_LONGITUDE[body](jdTt);
    expect(Math.abs(signedArc(apart)) * 3600).toBeLessThan(0.04);
  });
});
