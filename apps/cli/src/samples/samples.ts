import { compatibilityQuestionById } from '@dhruva/asking/pairs/contract/catalogue';
import { questionById } from '@dhruva/asking/questions/contract/catalogue';
import { PAIR_QUESTIONS_HI } from '@dhruva/asking/pairs/contract/catalogue-hi';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';
import { narrate, narratePair, type Language, type Narrative } from '@dhruva/narration';
import { judgeLine } from '../ask-line.ts';
import { judgePairLine } from '../pair-line.ts';
import { ASKED_ALONE, ASKED_OF_TWO, ASKED_ON, type BornThen } from './asked.ts';

interface Sample {
  readonly question: string;
  readonly born: readonly BornThen[];
  readonly told: Narrative;
}

const alone = (language: Language): readonly Sample[] =>
  [...ASKED_ALONE].map(([id, born]) => ({
    question: language === 'hi' ? QUESTIONS_HI[id] : questionById(id).text,
    born: [born],
    told: narrate(judgeLine({ question: id, ...born, at: ASKED_ON }), language),
  }));

const ofTwo = (language: Language): Sample => {
  const { question, self, other } = ASKED_OF_TWO;
  return {
    question:
      language === 'hi' ? PAIR_QUESTIONS_HI[question] : compatibilityQuestionById(question).text,
    born: [self, other],
    told: narratePair(judgePairLine({ ...ASKED_OF_TWO, at: ASKED_ON }), language),
  };
};

const bornText = ({ date, time, zone, lat, lon }: BornThen): string =>
  `${date} ${time ?? '??:??'} ${zone} ${lat} N ${lon} E`;

const listed = (texts: readonly string[]): string => texts.map((text) => `- ${text}\n`).join('');

const sampleText = ({ question, born, told }: Sample, index: number): string =>
  [
    `## ${index + 1}. ${question}`,
    `\`${born.map(bornText).join(' · ')} → ${ASKED_ON}\``,
    `**${told.direct}**`,
    told.trendText,
    told.windowsNote,
    listed(told.windows.map(({ from, to, text }) => `${from} … ${to}: ${text}`)),
    listed(told.factors.map(({ text, source }) => `${text} (${source})`)),
    told.sure,
    ...told.advice,
    `*${told.caveat}*`,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');

const TITLES: Readonly<Record<Language, string>> = {
  en: 'Ten answers, in English',
  hi: 'दस जवाब, हिन्दी में',
};

/** Ten answers of the product, whole, as a page of Markdown in a language; the people are made up. */
export const samplesIn = (language: Language): string =>
  [`# ${TITLES[language]}`, ...[...alone(language), ofTwo(language)].map(sampleText)].join('\n\n') +
  '\n';

/** Where the page stands in the repository. */
export const samplesFile = (language: Language): URL =>
  new URL(`../../../../docs/samples/${language}.md`, import.meta.url);
