import { questionById } from '@dhruva/asking/questions/contract/catalogue';
import { judge, julianDayFromUnixMs, julianDayUt, type QuestionId } from '@dhruva/jyotish';
import { narrate } from '@dhruva/narration';
import { chanceOf } from '../claims/run/chance.ts';
import { randomBirth } from '../claims/run/random-births.ts';
import { withoutDatesAndNumbers } from '../whole-text.ts';
import { SAMPLE_DAY } from './sample-births.ts';

/** Questions of each kind: of a time, of a cause, of a year, of a choice, of a kind. */
export const HEADLINE_QUESTIONS = [
  'marriage-when',
  'loans-ease-when',
  'career-slow-why',
  'promotion-this-year',
  'field-of-study',
  'life-partner-nature',
] as const satisfies readonly QuestionId[];

const PEOPLE = 100;
const SEED = 17;

const at = julianDayFromUnixMs(Date.parse(SAMPLE_DAY));

const headlinesOf = (question: QuestionId): readonly string[] => {
  const chance = chanceOf(SEED);
  return Array.from({ length: PEOPLE }, () => {
    const { birth, place } = randomBirth(chance, true).person;
    return narrate(judge({ question, birth: julianDayUt(birth), place, at }), 'en').direct;
  });
};

/** A section of the page: a question, its hundred headlines, and how many differ without their dates. */
export const headlineSection = (question: QuestionId): string => {
  const headlines = headlinesOf(question);
  const distinct = new Set(headlines.map(withoutDatesAndNumbers)).size;
  return [
    `## ${questionById(question).text}`,
    `Distinct without dates and numbers: ${distinct} of ${PEOPLE}.`,
    headlines.map((text, index) => `${index + 1}. ${text}`).join('\n'),
  ].join('\n\n');
};

/** Markdown page of the headlines of a hundred invented people for six questions. */
export const headlinesPage = (): string =>
  `${['# A hundred headlines each of six questions', ...HEADLINE_QUESTIONS.map(headlineSection)].join('\n\n')}\n`;

/** Path of the page in the repository. */
export const HEADLINES_FILE = new URL('../../../../docs/samples/headlines.md', import.meta.url);
