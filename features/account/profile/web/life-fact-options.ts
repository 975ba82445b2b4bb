import { m } from '@dhruva/web/paraglide/messages.js';
import { factWord } from '../contract/life-fact-words.ts';
import { type LifeFact, LIFE_FACT_VALUES } from '../contract/life-facts.ts';

const LABELS: Readonly<Record<LifeFact, () => string>> = {
  relationship: m.profile_fact_relationship,
  work: m.profile_fact_work,
  country: m.profile_fact_country,
};

/** The label of the field for a life fact. */
export const factLabel = (fact: LifeFact): string => LABELS[fact]();

const asLabel = (word = ''): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What may be chosen for a life fact; first, with the value '', that it is not told. */
export const factOptions = (fact: LifeFact): { value: string; label: string }[] => [
  { value: '', label: m.profile_fact_untold() },
  ...LIFE_FACT_VALUES[fact].map((value) => ({
    value,
    label: asLabel(factWord({ [fact]: value }, fact)),
  })),
];
