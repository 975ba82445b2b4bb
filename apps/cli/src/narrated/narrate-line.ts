import type { Trend } from '@dhruva/jyotish';
import { LANGUAGES, narrate, narratePair, type Language, type Narrative } from '@dhruva/narration';
import { judgeLine } from '../ask-line.ts';
import { wholeTextOf } from '../whole-text.ts';
import type { InputLine } from '../lines/json-lines.ts';
import { judgePairLine } from '../pair-line.ts';

/** One answer narrated in every language. */
export interface NarratedReply {
  readonly trend: Trend | null;
  readonly texts: Readonly<Record<Language, string>>;
}

const inEveryLanguage = (tell: (language: Language) => Narrative): NarratedReply['texts'] =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, wholeTextOf(tell(language))]),
  ) as NarratedReply['texts'];

/** The answer to one line, judged once; read and refused as by `judgeLine`. */
export const narrateLine = (line: InputLine): NarratedReply => {
  const judgement = judgeLine(line);
  const texts = inEveryLanguage((language) => narrate(judgement, language));
  return { trend: judgement.trend, texts };
};

/** The same for a question about two people; read and refused as by `judgePairLine`. */
export const narratePairLine = (line: InputLine): NarratedReply => {
  const judgement = judgePairLine(line);
  const texts = inEveryLanguage((language) => narratePair(judgement, language));
  return { trend: judgement.trend, texts };
};
