import { questionById } from '@dhruva/asking/questions/contract/catalogue';
import type { QuestionId } from '@dhruva/jyotish';
import { narrate } from '@dhruva/narration';
import { judgeLine } from '../ask-line.ts';
import { bornText, SAMPLE_DAY, TEN_PEOPLE, type SampleBirth } from './sample-births.ts';

/** Questions that one person asks of two matters: why, when and whether of each. */
const RELATED: readonly QuestionId[] = [
  'marriage-when',
  'marriage-delay',
  'career-slow-why',
  'stable-job-when',
  'promotion-this-year',
];

const asked = (born: SampleBirth, question: QuestionId): string => {
  const judgement = judgeLine({ question, ...born, at: SAMPLE_DAY });
  const { direct, reading } = narrate(judgement, 'en');
  const windows = judgement.windows.map(({ from, to }) => `${from} … ${to}`).join(', ');
  return `**${questionById(question).text}**\n\n${[direct, ...reading].join('\n\n')}\n\nWindows: ${windows || 'none'}`;
};

const personText = (born: SampleBirth, index: number): string =>
  [`## ${index + 1}. \`${bornText(born)}\``, ...RELATED.map((each) => asked(born, each))].join(
    '\n\n',
  );

/** Markdown page of ten invented people, each asking five related questions. */
export const oneLifePage = (): string =>
  `${['# Ten people, five related questions each', ...TEN_PEOPLE.map(personText)].join('\n\n')}\n`;

/** Path of the page in the repository. */
export const ONE_LIFE_FILE = new URL('../../../../docs/samples/one-life.md', import.meta.url);
