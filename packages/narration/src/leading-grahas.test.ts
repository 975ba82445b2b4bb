import type { Finding } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { describe, expect, it } from 'vitest';
import { leadingGrahas } from './leading-grahas.ts';

const finding = (side: Finding['side'], weight: number, evidence: object): Finding =>
  ({ id: 'promise.karaka-strong', side, weight, evidence, source: 'PD 6' }) as never as Finding;
const helps = (graha: Graha, weight: number) => finding('for', weight, { graha });
const hinders = (graha: Graha, weight: number) => finding('against', weight, { graha });

describe('the leading grahas', () => {
  it('are the one that helps most and the one that holds back most', () => {
    const findings = [helps('sun', 2), helps('moon', 3), hinders('mars', 1), hinders('saturn', 4)];
    expect(leadingGrahas({ findings, weighings: [] })).toEqual(['moon', 'saturn']);
  });

  it('are two: the helper is never told as the brake too, though nobody holds back more', () => {
    const findings = [helps('jupiter', 5), hinders('jupiter', 4), hinders('mars', 1)];
    expect(leadingGrahas({ findings, weighings: [] })).toEqual(['jupiter', 'mars']);
    expect(leadingGrahas({ findings: findings.slice(0, 2), weighings: [] })).toEqual([
      'jupiter',
      undefined,
    ]);
  });

  it('go by the side that leads where one graha does both', () => {
    const findings = [helps('jupiter', 5), hinders('jupiter', 4), helps('sun', 1)];
    const weighings = [{ graha: 'jupiter', leads: 'against', by: 'nature' }] as const;
    expect(leadingGrahas({ findings, weighings })).toEqual(['sun', 'jupiter']);
  });

  it('count what all their findings weigh together', () => {
    const findings = [helps('sun', 3), helps('venus', 2), helps('venus', 2), helps('rahu', 0)];
    expect(leadingGrahas({ findings, weighings: [] })).toEqual(['venus', undefined]);
    expect(
      leadingGrahas({ findings: [helps('rahu', 0), hinders('ketu', 0)], weighings: [] }),
    ).toEqual([undefined, undefined]);
  });

  it('are found by the lord of a house where no graha is named', () => {
    const findings = [finding('for', 1, { lord: 'mercury' }), finding('against', 1, { house: 7 })];
    expect(leadingGrahas({ findings, weighings: [] })).toEqual(['mercury', undefined]);
  });
});
