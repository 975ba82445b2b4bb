import { describe, expect, it, test } from 'vitest';
import { grahaNamed, outsideCases, signNamed, signsOf } from '../../reference/outside-cases.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../vocabulary.ts';
import { aspectedBy, aspects, rashisAspectedFrom, relation } from './drishti.ts';
import { compoundFriendship, isTemporaryFriend } from './friendship.ts';
import {
  countedFrom,
  dispositor,
  grahasIn,
  houseFrom,
  houseLord,
  housesOwnedBy,
  signChart,
} from './houses.ts';

interface Signs {
  readonly signs: Readonly<Record<string, string>>;
}
type Lists = Readonly<Record<string, readonly string[]>>;

const [drishtiCase] = outsideCases<Signs, Lists>('pvr-ex14-drishti');
const [friendCase] = outsideCases<Signs, Lists>('pvr-ex4-friends');
const chart = signChart(
  signNamed(drishtiCase!.input.signs['Asc']!),
  signsOf(drishtiCase!.input.signs),
);

describe('whole-sign houses (lagna Vrishchika)', () => {
  it('counts inclusively', () => {
    expect(houseFrom(7, 7)).toBe(1);
    expect(houseFrom(7, 6)).toBe(12);
  });

  it('finds lords, occupants and lordships', () => {
    expect(houseLord(chart, 1)).toBe('mars');
    expect(houseLord(chart, 9)).toBe('moon');
    expect(grahasIn(chart, 1)).toEqual(['mars', 'saturn']);
    expect(housesOwnedBy(chart, 'jupiter')).toEqual([2, 5]);
    expect(housesOwnedBy(chart, 'rahu')).toEqual([]);
    expect(dispositor(chart, 'jupiter')).toBe('mercury');
  });

  it('counts from the Moon', () => {
    const fromMoon = countedFrom(chart, 'moon');
    expect(fromMoon.grahas.moon.house).toBe(1);
    expect(fromMoon.grahas.mars.house).toBe(8);
    expect(fromMoon.grahas.mars.rashi).toBe(chart.grahas.mars.rashi);
  });
});

describe('drishti', () => {
  test.each(Object.entries(drishtiCase!.expected))('%s aspects %j', (name, signs) => {
    const graha = grahaNamed(name);
    const aspected = rashisAspectedFrom(graha, chart.grahas[graha].rashi);
    expect(new Set(aspected)).toEqual(new Set(signs.map(signNamed)));
    expect(aspected).toHaveLength(signs.length);
  });

  it('the nodes cast none', () => {
    expect(GRAHAS.filter((g) => aspects(chart, 'rahu', g) || aspects(chart, 'ketu', g))).toEqual(
      [],
    );
  });

  it('lists who aspects a graha', () => {
    expect(aspectedBy(chart, 'sun')).toEqual(['mars', 'jupiter', 'saturn']);
  });

  it('names the strongest tie of two grahas', () => {
    expect(relation(chart, 'mars', 'saturn')).toBe('conjunction');
    expect(relation(chart, 'mercury', 'jupiter')).toBe('exchange');
    expect(relation(chart, 'sun', 'mars')).toBe('mutual-aspect');
    expect(relation(chart, 'venus', 'saturn')).toBe('aspect');
    expect(relation(chart, 'moon', 'mars')).toBe('dispositor');
    expect(relation(chart, 'moon', 'venus')).toBeNull();
    expect(relation(chart, 'moon', 'moon')).toBeNull();
  });
});

describe('friendship', () => {
  const signs = signsOf(friendCase!.input.signs);

  test.each(Object.entries(friendCase!.expected))('temporary friends of %s', (name, friends) => {
    const from = signs[grahaNamed(name)];
    const found = GRAHAS.filter((graha) => isTemporaryFriend(from, signs[graha]));
    expect(found).toEqual(GRAHAS.filter((graha) => friends.map(grahaNamed).includes(graha)));
  });

  it('adds natural and temporary regard', () => {
    const spread = (a: Graha, b: Graha, place: RashiIndex) =>
      compoundFriendship(a, b, { ...signs, [a]: 0, [b]: place });
    expect(spread('sun', 'moon', 1)).toBe('great-friend');
    expect(spread('sun', 'moon', 6)).toBe('neutral');
    expect(spread('sun', 'mercury', 1)).toBe('friend');
    expect(spread('sun', 'mercury', 0)).toBe('enemy');
    expect(spread('sun', 'saturn', 1)).toBe('neutral');
    expect(spread('sun', 'saturn', 6)).toBe('great-enemy');
  });
});
