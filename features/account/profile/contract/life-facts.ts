import * as z from 'zod/mini';

/** `separated` includes the divorced. */
export const RELATIONSHIPS = [
  'single',
  'together',
  'engaged',
  'married',
  'separated',
  'widowed',
] as const;

export const WORKS = [
  'studying',
  'employed',
  'own-business',
  'at-home',
  'looking',
  'retired',
] as const;

/** Countries of living by ISO 3166-1 alpha-2 code: India, where most Indians abroad live, any other. */
export const COUNTRIES = [
  'IN',
  'AU',
  'BH',
  'CA',
  'DE',
  'KW',
  'MY',
  'NP',
  'NZ',
  'OM',
  'QA',
  'SA',
  'SG',
  'AE',
  'GB',
  'US',
  'elsewhere',
] as const;

/** What no chart can know and a person may tell (decision 48), with the values of each. */
export const LIFE_FACT_VALUES = {
  relationship: RELATIONSHIPS,
  work: WORKS,
  country: COUNTRIES,
} as const;

export type LifeFact = keyof typeof LIFE_FACT_VALUES;
export type LifeFactValue<Fact extends LifeFact> = (typeof LIFE_FACT_VALUES)[Fact][number];

/** In the order they are asked and told. */
export const LIFE_FACTS = ['relationship', 'work', 'country'] as const satisfies LifeFact[];

const relationship = z.enum(RELATIONSHIPS);
const work = z.enum(WORKS);
const country = z.enum(COUNTRIES);

/** The facts a person told; what was not told is left out. */
export const lifeFacts = z.strictObject({
  relationship: z.optional(relationship),
  work: z.optional(work),
  country: z.optional(country),
});
export type LifeFacts = z.infer<typeof lifeFacts>;

/** A change of facts: null removes one, what is left out stays. */
export const lifeFactsUpdate = z.strictObject({
  relationship: z.optional(z.nullable(relationship)),
  work: z.optional(z.nullable(work)),
  country: z.optional(z.nullable(country)),
});
export type LifeFactsUpdate = z.infer<typeof lifeFactsUpdate>;

/** A text for each fact, as forms and columns hold them; empty where it was not told. */
export type FactTexts = Readonly<Record<LifeFact, string>>;

export const factTexts = (facts: LifeFactsUpdate): FactTexts => ({
  relationship: facts.relationship ?? '',
  work: facts.work ?? '',
  country: facts.country ?? '',
});

/** The facts told in texts, of those named; what is empty or not in the lists is left out. */
export const factsIn = (texts: FactTexts, named: readonly LifeFact[] = LIFE_FACTS): LifeFacts => {
  const told = named.filter((fact) =>
    (LIFE_FACT_VALUES[fact] as readonly string[]).includes(texts[fact]),
  );
  return Object.fromEntries(told.map((fact) => [fact, texts[fact]]));
};
