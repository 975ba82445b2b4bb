import type { YogaId } from '@dhruva/jyotish';
import { GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';
import { datesIn, type NamedDate } from './dates.ts';
import { findAll, pattern } from './pattern.ts';
import type { NamedFact, Term, Verb, Words } from './words.types.ts';
import { YOGA_NAMES } from './yoga-names.ts';

/** A thing a sentence names. */
export type Named =
  | { readonly what: 'graha'; readonly graha: Graha }
  | { readonly what: 'house'; readonly house: number }
  | { readonly what: 'sign'; readonly sign: number }
  | { readonly what: 'verb'; readonly verb: Verb }
  | { readonly what: 'term'; readonly term: Term }
  | ({ readonly what: 'fact' } & NamedFact)
  | { readonly what: 'yoga'; readonly ids: readonly YogaId[] }
  | NamedDate;

const VERBS: readonly Verb[] = ['conjoined', 'aspects', 'exchanges', 'hosted'];

/** ReadyWords patterns of a language. */
export interface ReadyWords {
  readonly words: Words;
  readonly yogas: { readonly name: RegExp; idsOf(found: string): readonly YogaId[] };
  readonly grahas: readonly (readonly [RegExp, Graha])[];
  readonly signs: readonly RegExp[];
  readonly houses: readonly RegExp[];
  readonly ordinals: readonly RegExp[];
  readonly verbs: readonly (readonly [RegExp, Verb])[];
  readonly terms: readonly (readonly [RegExp, Term])[];
  readonly facts: readonly (readonly [RegExp, NamedFact])[];
}

/** One spelling of a yoga's name: with or without a hyphen, in small or capital letters. */
const plainName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll(/[- ]/gu, '');

/** All names of yogas as one pattern, the longest first; two yogas may share a name. */
const yogaPattern = (place: 0 | 1): ReadyWords['yogas'] => {
  const entries = Object.entries(YOGA_NAMES) as [YogaId, readonly [string, string]][];
  const names = entries.map(([, each]) => each[place]).sort((a, b) => b.length - a.length);
  return {
    name: pattern(names.map((name) => name.replaceAll(/[- ]/gu, '[- ]?')).join('|'), 'i'),
    idsOf: (found) =>
      entries.filter(([, each]) => plainName(each[place]) === plainName(found)).map(([id]) => id),
  };
};

const listOf = (ordinals: readonly string[]): string => {
  const one = `(?:${ordinals.join('|')})`;
  return `${one}(?:(?:, | and | or | और | या |-)(?:the |your )?${one})*`;
};

/** Prepares the patterns of a language. */
export const readyWords = (words: Words): ReadyWords => ({
  words,
  yogas: yogaPattern(words.yogaName),
  grahas: GRAHAS.map((graha) => [pattern(words.grahas[graha]), graha]),
  signs: words.signs.map((sign) => pattern(`(?:${sign})${words.afterSign}`)),
  houses: words.houses.map((each) =>
    pattern(each.replace('ORDINALS', listOf(words.ordinals)), 'i'),
  ),
  ordinals: words.ordinals.map((ordinal) => pattern(ordinal, 'i')),
  verbs: VERBS.map((verb) => [pattern(words.verbs[verb]), verb]),
  terms: (Object.entries(words.terms) as [Term, string][]).map(([term, source]) => [
    pattern(source),
    term,
  ]),
  facts: words.facts.map(([phrase, fact]) => [pattern(phrase, 'i'), fact]),
});

/** Explanations in brackets name nobody's chart; one with a year may. */
const withoutExplanations = (text: string): string =>
  text.replaceAll(/\s?\([^()]*\)/gu, (inner) => (/(?:19|20)\d\d/u.test(inner) ? inner : ''));

const housesNamed = (text: string, { houses, ordinals }: ReadyWords): readonly Named[] => {
  const phrases = houses.flatMap((each) => findAll(each, text));
  return ordinals.flatMap((ordinal, index) =>
    phrases.some((phrase) => findAll(ordinal, phrase).length > 0)
      ? [{ what: 'house', house: index + 1 } as const]
      : [],
  );
};

/** Everything a sentence names: yogas first, whose names are then left out of the rest. */
export const namedIn = (sentence: string, ready: ReadyWords): readonly Named[] => {
  const whole = withoutExplanations(sentence.normalize('NFC'));
  const yogas = findAll(ready.yogas.name, whole).map(
    (found) => ({ what: 'yoga', ids: ready.yogas.idsOf(found) }) as const,
  );
  const text = yogas.length === 0 ? whole : whole.replaceAll(ready.yogas.name, '…');
  const has = (each: RegExp): boolean => findAll(each, text).length > 0;
  const grahas = ready.grahas.filter(([name]) => has(name)).map(([, graha]) => graha);
  const verbs = grahas.length === 0 ? [] : ready.verbs.filter(([verb]) => has(verb));
  return [
    ...yogas,
    ...grahas.map((graha) => ({ what: 'graha', graha }) as const),
    ...housesNamed(text, ready),
    ...ready.signs.flatMap((name, sign) => (has(name) ? [{ what: 'sign', sign } as const] : [])),
    ...verbs.map(([, verb]) => ({ what: 'verb', verb }) as const),
    ...ready.terms
      .filter(([name]) => has(name))
      .map(([, term]) => ({ what: 'term', term }) as const),
    ...ready.facts
      .filter(([phrase]) => has(phrase))
      .map(([, fact]) => ({ what: 'fact', ...fact }) as const),
    ...datesIn(text, ready.words),
  ];
};
