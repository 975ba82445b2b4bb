import { describe, expect, it, test } from 'vitest';
import { yogaShares } from '../../calibration/yoga-shares.ts';
import { chartOfSigns } from '../../reference/charts-of-signs.ts';
import { YOGA_IDS, YOGAS, type YogaId } from './all-yogas.ts';
import { yogasIn } from './yogas-in.ts';

/** Signs of a plain chart, some of them changed. */
const chartWith = (signs: Readonly<Record<string, string>>) =>
  chartOfSigns({
    Asc: 'Ar',
    Sun: 'Le',
    Moon: 'Ge',
    Mars: 'Vi',
    Mercury: 'Le',
    Jupiter: 'Sg',
    Venus: 'Cn',
    Saturn: 'Aq',
    Rahu: 'Ta',
    Ketu: 'Sc',
    ...signs,
  });

const found = (signs: Readonly<Record<string, string>>, id: YogaId) =>
  yogasIn(chartWith(signs)).find(({ yoga }) => yoga.id === id);

describe('the list', () => {
  it('has ids of its own, in kebab-case, a source and a band each', () => {
    expect(new Set(YOGA_IDS).size).toBe(YOGAS.length);
    expect(YOGAS.length).toBeGreaterThanOrEqual(100);
    for (const { id, source, percent, areas } of YOGAS) {
      expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      expect(source).not.toBe('');
      expect(areas.length).toBeGreaterThan(0);
      expect(percent[0]).toBeLessThan(percent[1]);
    }
  });

  it('holds the five great persons and the 32 of the sky', () => {
    expect(YOGAS.filter(({ family }) => family === 'mahapurusha')).toHaveLength(5);
    expect(YOGAS.filter(({ family }) => family === 'nabhasa')).toHaveLength(32);
  });
});

describe('evidence', () => {
  it('names the grahas and the houses they stand in', () => {
    expect(found({ Moon: 'Pi' }, 'gaja-kesari')).toMatchObject({
      grahas: ['moon', 'jupiter'],
      houses: [9, 12],
    });
  });

  it('names the houses whose lords are tied', () => {
    const raja = found({ Jupiter: 'Aq' }, 'dharma-karmadhipati');
    expect(raja).toMatchObject({ grahas: ['jupiter', 'saturn'], houses: [9, 10] });
  });

  it('names both houses of an exchange', () => {
    const exchange = found({ Mars: 'Le', Sun: 'Ar' }, 'maha-parivartana');
    expect(exchange).toMatchObject({ grahas: ['sun', 'mars'], houses: [1, 5] });
  });

  it('names what a yogakaraka owns', () => {
    const saturn = found({ Asc: 'Ta' }, 'yogakaraka');
    expect(saturn).toMatchObject({ grahas: ['saturn'], houses: [9, 10] });
  });

  it('says who undoes a yoga', () => {
    const kemadruma = found({ Venus: 'Pi' }, 'kemadruma');
    expect(kemadruma).toMatchObject({ grade: 'cancelled', houses: [2, 4] });
    expect(kemadruma?.undoneBy).toContain('mars');
  });
});

describe('grades', () => {
  it('takes Hamsa of a free Jupiter in full, of a burnt one in part', () => {
    const high = { Asc: 'Sg' };
    expect(found(high, 'hamsa')?.grade).toBe('full');
    expect(found({ ...high, Sun: 'Sg' }, 'hamsa')?.grade).toBe('partial');
    expect(found({ Asc: 'Ta' }, 'hamsa')).toBeUndefined();
  });

  it('takes Amala in full when no malefic is in the tenth', () => {
    expect(found({ Venus: 'Cp' }, 'amala')?.grade).toBe('full');
    expect(found({ Venus: 'Cp', Mars: 'Cp' }, 'amala')?.grade).toBe('partial');
  });
});

/** The rule, a chart that has it, one change that takes it away. */
const EXAMPLES: readonly (readonly [YogaId, Record<string, string>, Record<string, string>])[] = [
  ['ruchaka', { Mars: 'Cp' }, { Mars: 'Aq' }],
  ['sunapha', { Venus: 'Cn' }, { Venus: 'Li' }],
  ['anapha', { Venus: 'Ta' }, { Venus: 'Li' }],
  ['durudhara', { Venus: 'Ta', Mars: 'Cn' }, { Venus: 'Li', Mars: 'Cn' }],
  ['adhi', { Mercury: 'Sc', Jupiter: 'Sg', Venus: 'Cp' }, { Mercury: 'Sc', Venus: 'Aq' }],
  ['chandra-mangala', { Mars: 'Ge' }, { Mars: 'Cn' }],
  ['sakata', { Jupiter: 'Sc' }, { Jupiter: 'Sg' }],
  ['vesi', { Mars: 'Vi', Venus: 'Li' }, { Mars: 'Li', Venus: 'Li' }],
  ['budha-aditya', { Mercury: 'Le' }, { Mercury: 'Vi' }],
  ['lakshmi', { Jupiter: 'Cn', Mars: 'Ar' }, { Jupiter: 'Cp', Mars: 'Ar' }],
  ['saraswati', { Mercury: 'Le', Venus: 'Cn', Jupiter: 'Sg' }, { Venus: 'Vi' }],
  ['harsha', { Mercury: 'Vi' }, { Mercury: 'Le' }],
  ['daridra', { Saturn: 'Vi' }, { Saturn: 'Le' }],
  ['neecha-bhanga-raja', { Saturn: 'Ar', Mars: 'Cp' }, { Saturn: 'Ta' }],
  ['khala-parivartana', { Mercury: 'Le', Sun: 'Ge' }, { Sun: 'Cn' }],
  ['dainya-parivartana', { Mercury: 'Le', Sun: 'Vi' }, { Sun: 'Cn' }],
  ['shubha-kartari', { Venus: 'Ta', Rahu: 'Ge', Jupiter: 'Pi' }, { Jupiter: 'Aq', Rahu: 'Ge' }],
  ['yogakaraka', { Asc: 'Ta' }, { Asc: 'Ar' }],
];

test.each(EXAMPLES)('%s is formed and unformed', (id, formed, unformed) => {
  expect(found(formed, id)).toBeDefined();
  expect(found(unformed, id)).toBeUndefined();
});

test('over a thousand births every yoga keeps inside its band', () => {
  const shares = yogaShares(1000, 20_261_121);
  const outside = YOGAS.flatMap(({ id, percent: [low, high] }) => {
    const { percent } = shares[id];
    return percent < low || percent > high ? [`${id} ${percent} not ${low}–${high}`] : [];
  });
  expect(outside).toEqual([]);
});
