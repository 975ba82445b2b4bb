import { type LifeFact, type LifeFacts, type LifeFactValue, LIFE_FACTS } from './life-facts.ts';

/** The facts' values in one language, each to follow "you are", and the line of an answer that names them. */
export interface LifeFactWords {
  readonly values: { readonly [Fact in LifeFact]: Readonly<Record<LifeFactValue<Fact>, string>> };
  readonly livingIn: (country: string) => string;
  readonly answeredWith: (facts: string) => string;
}

export const LIFE_FACT_WORDS: LifeFactWords = {
  values: {
    relationship: {
      single: 'single',
      together: 'in a relationship',
      engaged: 'engaged',
      married: 'married',
      separated: 'separated',
      widowed: 'widowed',
    },
    work: {
      studying: 'studying',
      employed: 'employed',
      'own-business': 'running a business',
      'at-home': 'at home',
      looking: 'looking for work',
      retired: 'retired',
    },
    country: {
      IN: 'India',
      AU: 'Australia',
      BH: 'Bahrain',
      CA: 'Canada',
      DE: 'Germany',
      KW: 'Kuwait',
      MY: 'Malaysia',
      NP: 'Nepal',
      NZ: 'New Zealand',
      OM: 'Oman',
      QA: 'Qatar',
      SA: 'Saudi Arabia',
      SG: 'Singapore',
      AE: 'United Arab Emirates',
      GB: 'United Kingdom',
      US: 'United States',
      elsewhere: 'another country',
    },
  },
  livingIn: (country) => `living in ${country}`,
  answeredWith: (facts) => `Answered with: ${facts}`,
};

/** The word of one fact that was told; undefined where it was not. */
export const factWord = (
  facts: LifeFacts,
  fact: LifeFact,
  { values }: Pick<LifeFactWords, 'values'> = LIFE_FACT_WORDS,
): string | undefined => {
  const words: Readonly<Record<string, string>> = values[fact];
  return words[facts[fact] ?? ''];
};

/** "Answered with: married, living in India"; undefined without a fact. */
export const factsLine = (facts: LifeFacts, words: LifeFactWords): string | undefined => {
  const told = LIFE_FACTS.flatMap((fact) => {
    const word = factWord(facts, fact, words);
    if (word === undefined) return [];
    return [fact === 'country' ? words.livingIn(word) : word];
  });
  return told.length === 0 ? undefined : words.answeredWith(told.join(', '));
};
