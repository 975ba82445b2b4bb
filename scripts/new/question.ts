import { type Question, QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';
import { type Area, AREAS, QUESTION_AREAS } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { below, changed, entryOf, literal } from './insert.ts';
import { isKebabCase, project, refuse, type Texts } from './project.ts';
import { adviceEntry, directEntry, type Language, unwrittenTexts } from './question-texts.ts';

/** A question as it is wished for. `after`: the one it is to stand below, of the same price. */
export interface QuestionWish {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly hindi: string;
  readonly after?: string | undefined;
}

const JUDGEMENT = 'packages/jyotish/src/judgement';
const NARRATION = 'packages/narration/src';
const CONTRACT = 'features/asking/questions/contract';

/** The last ₹99 question of the area. */
const usualPlace = (area: string): string | undefined =>
  QUESTIONS.findLast(({ id, tier }) => tier === 99 && QUESTION_AREAS[id] === area)?.id;

const placeOf = ({ area, after }: QuestionWish): Question | undefined => {
  const place = after ?? usualPlace(area);
  return QUESTIONS.find(({ id }) => id === place);
};

const problemsOf = (wish: QuestionWish): readonly (string | false)[] => {
  const { id, area, text, hindi, after } = wish;
  const harmful = [
    ...unwrittenTexts('en', text).flatMap(scan),
    ...unwrittenTexts('hi', hindi).flatMap(scan),
  ];
  const isArea = AREAS.includes(area as Area);
  return [
    !isKebabCase(id) && `The id "${id}" is not in kebab-case, like when-to-travel.`,
    id in QUESTION_AREAS && `There is a question ${id} already.`,
    !isArea && `There is no area "${area}". There are: ${AREAS.join(', ')}.`,
    !/^[A-Z][^“”{}[\]<>|%]+[^\s?]\?$/.test(text) &&
      'The text is to begin with a capital and end with a question mark, without brackets or %.',
    QUESTIONS.some((each) => each.text === text) && 'There is a question with this text already.',
    !/^[\u0900-\u097F][\u0900-\u097F ,:-]+\?$/u.test(hindi) &&
      'The Hindi text is to be in Devanagari, with no other signs than , : - and the question mark at its end.',
    hindi !== hindi.normalize('NFC') && 'The Hindi text is not in the composed form (NFC).',
    Object.values<string>(QUESTIONS_HI).includes(hindi) &&
      'There is a question with this Hindi text already.',
    harmful.length > 0 &&
      `An answer may not say: ${[...new Set(harmful.map((match) => match.words))].join(', ')}.`,
    isArea &&
      placeOf(wish) === undefined &&
      (after === undefined
        ? `No ₹99 question of ${area} stands in the list: name one to stand below with --after.`
        : `There is no question "${after}" to stand below.`),
  ];
};

/** The file of those found by the pattern that holds the entry. */
const holderOf = (pattern: string, key: string): string => {
  const holders = project.find(pattern).filter((path) => entryOf(key).test(project.text(path)));
  const [path] = holders;
  if (path === undefined || holders.length > 1)
    throw new Error(`${key} stands ${holders.length} times in ${pattern}`);
  return path;
};

/** The strand of the question it is to stand below, until somebody chooses. */
const strandOf = (id: string): string => {
  const plans = project.text(holderOf(`${JUDGEMENT}/plans/*.ts`, id));
  const strand = /strand: '([^']+)'/.exec(plans.slice(plans.search(entryOf(id))))?.[1];
  if (strand === undefined) throw new Error(`the plan of ${id} names no strand`);
  return strand;
};

const planEntry = (id: string, strand: string): string => `  '${id}': {
    // To be written: which strand this question reads, and what it wants told.
    strand: '${strand}',
    asks: 'how',
    months: 12,
  },`;

const words = (language: Language, kind: 'direct' | 'advice'): string =>
  `${NARRATION}/${language}/${kind}/*.ts`;

/** Every file a new question is written in, with the new text. Throws a Refusal. */
export const newQuestion = (wish: QuestionWish): Texts => {
  refuse(problemsOf(wish));
  const { id, area, text, hindi } = wish;
  const place = placeOf(wish);
  if (place === undefined) throw new Error('a place was found before');
  const entries: readonly (readonly [pattern: string, entry: string])[] = [
    ['packages/jyotish/src/vocabulary.ts', `  '${id}': '${area}',`],
    [`${JUDGEMENT}/plans/*.ts`, planEntry(id, strandOf(place.id))],
    [words('en', 'direct'), directEntry(id, 'en', text)],
    [words('en', 'advice'), adviceEntry(id, 'en', text)],
    [words('hi', 'direct'), directEntry(id, 'hi', hindi)],
    [words('hi', 'advice'), adviceEntry(id, 'hi', hindi)],
    [`${CONTRACT}/catalogue.ts`, `  '${id}': { text: ${literal(text)}, tier: ${place.tier} },`],
    [`${CONTRACT}/catalogue-hi.ts`, `  '${id}': ${literal(hindi)},`],
    [`${CONTRACT}/needed-facts.ts`, `  '${id}': [],`],
  ];
  return new Map(
    entries.map(([pattern, entry]) => {
      const path = holderOf(pattern, place.id);
      return [path, changed(project.text(path), below(entryOf(place.id), entry))];
    }),
  );
};
