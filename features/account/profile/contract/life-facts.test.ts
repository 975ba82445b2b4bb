import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { LIFE_FACT_WORDS_HI } from './life-fact-words-hi.ts';
import { factsLine, LIFE_FACT_WORDS } from './life-fact-words.ts';
import { type LifeFacts, factsIn, factTexts, LIFE_FACT_VALUES, LIFE_FACTS } from './life-facts.ts';

describe('facts and their texts', () => {
  it('lead to each other', () => {
    const facts = { relationship: 'married', country: 'IN' } as const;
    expect(factTexts(facts)).toEqual({ relationship: 'married', work: '', country: 'IN' });
    expect(factsIn(factTexts(facts))).toEqual(facts);
  });

  it('leave out what is removed, unknown or not named', () => {
    const texts = { relationship: 'betrothed', work: 'retired', country: 'US' };
    expect(factTexts({ work: null })).toEqual({ relationship: '', work: '', country: '' });
    expect(factsIn(texts)).toEqual({ work: 'retired', country: 'US' });
    expect(factsIn(texts, ['country'])).toEqual({ country: 'US' });
  });
});

describe('the line that says which facts an answer used', () => {
  it('names them in the order they are asked, in both languages', () => {
    const facts = { country: 'IN', relationship: 'married' } as const;
    expect(factsLine(facts, LIFE_FACT_WORDS)).toBe('Answered with: married, living in India');
    expect(factsLine(facts, LIFE_FACT_WORDS_HI)).toBe(
      'इन बातों को देखकर उत्तर: विवाहित, भारत में निवास',
    );
  });

  it('is not there without a fact', () => {
    expect(factsLine({}, LIFE_FACT_WORDS)).toBeUndefined();
  });

  it.each(
    LIFE_FACTS.flatMap((fact) =>
      LIFE_FACT_VALUES[fact].map((value): LifeFacts => ({ [fact]: value })),
    ),
  )('predicts nothing: %j', (facts) => {
    const [english = '', hindi = ''] = [LIFE_FACT_WORDS, LIFE_FACT_WORDS_HI].map((words) =>
      factsLine(facts, words),
    );
    // A word of the person's own, not of ours.
    const own = facts.relationship === 'widowed' ? ['widowed'] : [];
    expect([...scan(english), ...scan(hindi)].map(({ words }) => words)).toEqual(own);
    expect(english).toMatch(/^Answered with: [A-Za-z ]+$/u);
    expect(hindi).toMatch(/^[\u0900-\u097F ,:]+$/u);
    expect(hindi).toBe(hindi.normalize('NFC'));
  });
});
