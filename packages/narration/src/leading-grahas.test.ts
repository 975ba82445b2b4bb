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
    expect(leadingGrahas(findings)).toEqual(['moon', 'saturn']);
  });

  it('are two: the helper is never told as the brake too, though nobody holds back more', () => {
    const findings = [helps('jupiter', 5), hinders('jupiter', 4), hinders('mars', 1)];
    expect(leadingGrahas(findings)).toEqual(['jupiter', 'mars']);
    expect(leadingGrahas(findings.slice(0, 2))).toEqual(['jupiter', undefined]);
  });

  it('count what all their findings weigh together', () => {
    const findings = [helps('sun', 3), helps('venus', 2), helps('venus', 2), helps('rahu', 0)];
    expect(leadingGrahas(findings)).toEqual(['venus', undefined]);
    expect(leadingGrahas([helps('rahu', 0), hinders('ketu', 0)])).toEqual([undefined, undefined]);
  });

  it('are found by the lord of a house where no graha is named', () => {
    const findings = [finding('for', 1, { lord: 'mercury' }), finding('against', 1, { house: 7 })];
    expect(leadingGrahas(findings)).toEqual(['mercury', undefined]);
  });
});
