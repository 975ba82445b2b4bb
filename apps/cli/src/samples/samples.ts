import { compatibilityQuestionById } from '@dhruva/asking/pairs/contract/catalogue';
import { questionById } from '@dhruva/asking/questions/contract/catalogue';
import { PAIR_QUESTIONS_HI } from '@dhruva/asking/pairs/contract/catalogue-hi';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';
import { narrate, narratePair, type Language, type Narrative } from '@dhruva/narration';
import { judgeLine } from '../ask-line.ts';
import { judgePairLine } from '../pair-line.ts';
import {
  bornText,
  PAIR_SAMPLE,
  SAMPLE_DAY,
  SINGLE_SAMPLES,
  type SampleBirth,
} from './sample-births.ts';

interface Sample {
  readonly question: string;
  readonly born: readonly SampleBirth[];
  readonly told: Narrative;
}

const alone = (language: Language): readonly Sample[] =>
  [...SINGLE_SAMPLES].map(([id, born]) => ({
    question: language === 'hi' ? QUESTIONS_HI[id] : questionById(id).text,
    born: [born],
    told: narrate(judgeLine({ question: id, ...born, at: SAMPLE_DAY }), language),
  }));

const ofTwo = (language: Language): Sample => {
  const { question, self, other } = PAIR_SAMPLE;
  return {
    question:
      language === 'hi' ? PAIR_QUESTIONS_HI[question] : compatibilityQuestionById(question).text,
    born: [self, other],
    told: narratePair(judgePairLine({ ...PAIR_SAMPLE, at: SAMPLE_DAY }), language),
  };
};

const listed = (texts: readonly string[]): string => texts.map((text) => `- ${text}\n`).join('');

const numbered = (texts: readonly string[]): string =>
  texts.map((text, index) => `${String(index + 1)}. ${text}\n`).join('');

const sampleText = ({ question, born, told }: Sample, index: number): string =>
  [
    `## ${index + 1}. ${question}`,
    `\`${born.map(bornText).join(' · ')} → ${SAMPLE_DAY}\``,
    `**${told.direct}**`,
    ...told.reading,
    told.past.join(' '),
    numbered(told.advice),
    told.custom,
    told.trendText,
    told.windowsNote,
    listed(told.windows.map(({ from, to, text }) => `${from} … ${to}: ${text}`)),
    listed(told.factors.map(({ text, source }) => `${text} (${source})`)),
    told.sure,
    `*${told.caveat}*`,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');

const TITLES: Readonly<Record<Language, string>> = {
  en: 'Ten answers, in English',
  hi: 'दस जवाब, हिन्दी में',
};

/** Markdown page of ten whole answers in a language; the people are invented. */
export const samplesIn = (language: Language): string =>
  [`# ${TITLES[language]}`, ...[...alone(language), ofTwo(language)].map(sampleText)].join('\n\n') +
  '\n';

/** Path of the page in the repository. */
export const samplesFile = (language: Language): URL =>
  new URL(`../../../../docs/samples/${language}.md`, import.meta.url);
