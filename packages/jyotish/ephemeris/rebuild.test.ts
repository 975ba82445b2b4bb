import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../src/sky/longitudes/decode.ts';
import { TABLE, TABLE_START, UNITS_PER_DEGREE } from '../src/sky/longitudes/table.generated.ts';
import { tableLongitude } from '../src/sky/longitudes/table.ts';
import { julianDayTt, signedArc } from '../src/units.ts';
import { END, PLAN, START, TABLE_BODIES, UNITS_PER_DEGREE as PLANNED_UNITS } from './plan.ts';
import { rebuildSegment } from './rebuild.ts';
import { APPARENT_LONGITUDE } from './theory/apparent.ts';

const root = join(import.meta.dirname, '..');

describe('the committed table', () => {
  it('has the committed checksum', () => {
    const [digest, path] = readFileSync(join(import.meta.dirname, 'table.sha256'), 'utf8')
      .trim()
      .split('  ');
    const bytes = readFileSync(join(root, path ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
  });

  it('was built by the plan', () => {
    expect([TABLE_START, UNITS_PER_DEGREE]).toEqual([START, PLANNED_UNITS]);
    for (const body of TABLE_BODIES) {
      const { days, segments, columns } = TABLE[body];
      expect({ days, degree: columns.length - 1 }).toEqual(PLAN[body]);
      expect(segments * days).toBeGreaterThanOrEqual(END - START);
    }
  });
});

describe.each(TABLE_BODIES)('%s', (body) => {
  const { days, segments } = TABLE[body];

  it('has a segment that the theories give again', () => {
    const index = Math.floor(segments * 0.618);
    const { orders, coefficients } = decode(TABLE[body], UNITS_PER_DEGREE);
    const committed = coefficients.slice(index * orders, (index + 1) * orders);
    const rebuilt = rebuildSegment(body, index).coefficients;
    const apart = rebuilt.map((unit, k) => unit - (committed[k] ?? NaN) * UNITS_PER_DEGREE);
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(1.01);
  });

  it.each([0.001, 0.31, 0.77, 0.999])('stays within 0.04″ of the theories at %s', (part) => {
    const jdTt = julianDayTt(TABLE_START + part * segments * days);
    const apart = tableLongitude(body, jdTt).value - APPARENT_LONGITUDE[body](jdTt);
    expect(Math.abs(signedArc(apart)) * 3600).toBeLessThan(0.04);
  });
});
