import type { Finding, Judgement } from '@dhruva/jyotish';
import { TRENDS, type Trend } from '@dhruva/jyotish/vocabulary';
import { describe, expect, it } from 'vitest';
import { chooseFactors } from './choose-factors.ts';

const TOLD = [
  ['promise.karaka-well-placed', 'sun'],
  ['promise.karaka-strong', 'moon'],
  ['varga.vargottama', 'mars'],
  ['varga.karaka-strong', 'mercury'],
  ['dasha.is-karaka', 'jupiter'],
  ['dasha.no-tie', 'venus'],
  ['transit.jupiter-on-graha', 'saturn'],
] as const;

/** Seven findings of a side over four steps, the first the heaviest. */
const many = (side: Finding['side']): readonly Finding[] =>
  TOLD.map(
    ([id, graha], index) =>
      ({ id, side, weight: 10 - index, evidence: { graha }, source: 'PD 6' }) as never as Finding,
  );

const strength = { id: 'specific.strength', side: 'neutral', weight: 0, evidence: {} } as never;
const month = { id: 'specific.month', side: 'neutral', weight: 0, evidence: {} } as never;

const chosenFor = (trend: Trend, rest: Partial<Judgement> = {}): readonly Finding[] =>
  chooseFactors({
    findings: [...many('for'), ...many('against')],
    specifics: [],
    windows: [],
    trend,
    ...rest,
  } as never as Judgement);

const sides = (findings: readonly Finding[]): string =>
  findings.map(({ side }) => side[0]).join('');

describe('chooseFactors', () => {
  it('leans as the trend does and says the side of the trend first', () => {
    expect(TRENDS.map((trend) => sides(chosenFor(trend)))).toEqual([
      'fffffa',
      'ffffaa',
      'fffaaa',
      'aaaaff',
      'aaaaaf',
    ]);
  });

  it('lets each step speak before any speaks twice', () => {
    const steps = chosenFor('supportive').map(({ id }) => id.slice(0, id.indexOf('.')));
    expect(steps.slice(0, 4)).toEqual(['promise', 'varga', 'dasha', 'transit']);
  });

  it('puts up to two reasoned specifics first, and no other specific', () => {
    const chosen = chosenFor('mixed', { specifics: [month, strength, strength, strength] });
    expect(chosen.map(({ id }) => id).slice(0, 3)).toEqual([
      'specific.strength',
      'specific.strength',
      'promise.karaka-well-placed',
    ]);
    expect(chosen).toHaveLength(6);
  });

  it('shows one reason fewer beside two windows or more', () => {
    const window = {
      from: '2027-01',
      to: '2027-02',
      strength: 'weaker',
      findings: [],
      holdsMinutes: 15,
      secondOpinion: null,
    } as const;
    expect(chosenFor('mixed', { windows: [window, window] })).toHaveLength(5);
  });

  it('fills up from the other side when one has little to say', () => {
    const few = [...many('for'), ...many('against').slice(0, 1)];
    expect(sides(chosenFor('very-demanding', { findings: few }))).toMatch(/^af+$/u);
  });

  it('says only once that a graha is weak, whichever step says it', () => {
    const weak = ['promise.lord-combust', 'dasha.lord-weak', 'promise.karaka-weak'].map(
      (id, index) =>
        ({
          id,
          side: 'against',
          weight: 9 - index,
          evidence: { graha: 'mars' },
        }) as never as Finding,
    );
    const chosen = chosenFor('very-demanding', { findings: [...weak, ...many('for')] });
    expect(
      chosen
        .filter(({ evidence }) => 'graha' in evidence && evidence.graha === 'mars')
        .map(({ id }) => id),
    ).toEqual(['promise.lord-combust', 'varga.vargottama']);
  });

  it('names the heaviest yoga and each mahapurusha, in place of the last other reasons', () => {
    const yogas = ['malavya', 'gaja-kesari', 'hamsa'].map(
      (yoga) =>
        ({ id: 'promise.yoga', side: 'for', weight: 1, evidence: { yoga } }) as never as Finding,
    );
    const chosen = chosenFor('supportive', { findings: [...many('for'), ...yogas] });
    const told = chosen.map(({ id, evidence }) => ('yoga' in evidence ? evidence.yoga : id));
    expect(told).toEqual([
      'promise.karaka-well-placed',
      'varga.vargottama',
      'dasha.is-karaka',
      'transit.jupiter-on-graha',
      'malavya',
      'hamsa',
    ]);
  });
});
