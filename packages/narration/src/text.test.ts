import { describe, expect, it } from 'vitest';
import { chooseVariant, hashOf } from './choice.ts';
import { lists } from './en/lists.ts';
import { months } from './en/words/months.ts';
import { glossOnce } from './text.ts';

describe('months in words', () => {
  it('names a month, a stretch, and single months by year', () => {
    expect(months.one('2027-03')).toBe('March 2027');
    expect(months.stretch('2027-03', '2027-03')).toBe('March 2027');
    expect(months.stretch('2027-03', '2027-06')).toBe('March to June 2027');
    expect(months.stretch('2026-11', '2027-02')).toBe('November 2026 to February 2027');
    expect(months.several(['2027-09', '2026-11', '2027-08'])).toBe(
      'November 2026, and August and September 2027',
    );
  });

  it.each(['2027-13', '2027', '', '2027-00'])('refuses "%s"', (month) => {
    expect(() => months.one(month)).toThrow('Not a calendar month');
  });
});

describe('lists', () => {
  it('joins none, one and many', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(lists.joined)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(lists.ranked(['a', 'b', 'c'])).toBe('a first, then b, then c');
    expect(lists.ranked(['a'])).toBe('a');
    expect(lists.paired(['a and b', 'c'])).toBe('a and b, as well as c');
  });
});

describe('glossOnce', () => {
  it('keeps a meaning at its first mention only, over all texts', () => {
    expect(glossOnce(['Your tenth house[work] and fifth[love].', 'The tenth[work].'])).toEqual([
      'Your tenth house (work) and fifth (love).',
      'The tenth.',
    ]);
  });

  it('tells of a thing at its first mention only, and glosses what is left', () => {
    expect(
      glossOnce([
        'Mars<mars| in Mesha[bold]>.',
        'Mars<mars| in Mesha[bold]>, Sun<sun| in Mesha[bold]>.',
      ]),
    ).toEqual(['Mars in Mesha (bold).', 'Mars, Sun in Mesha.']);
  });
});

describe('chooseBy', () => {
  it('is the same for the same key, and differs by key', () => {
    const variants = ['a', 'b', 'c'];
    const chosen = Array.from({ length: 60 }, (_, key) => chooseVariant(`key ${key}`, variants));
    expect(chosen).toEqual(
      Array.from({ length: 60 }, (_, key) => chooseVariant(`key ${key}`, variants)),
    );
    expect(new Set(chosen)).toEqual(new Set(variants));
  });

  it('says nothing twice while it has something else to say', () => {
    const said = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) said.add(chooseVariant('key', ['a', 'b', 'c'], said));
    expect(said.size).toBe(3);
    expect(['a', 'b', 'c']).toContain(chooseVariant('key', ['a', 'b', 'c'], said));
  });

  it('hashes as FNV-1a does', () => {
    expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual([
      0x811c9dc5, 0xe40c292c, 0xbf9cf968,
    ]);
  });
});
