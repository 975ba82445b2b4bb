import type { Trend } from '@dhruva/jyotish';
import { LANGUAGES, narrate, narratePair, type Language, type Narrative } from '@dhruva/narration';
import { judgeLine } from '../ask-line.ts';
import { wholeTextOf } from '../whole-text.ts';
import type { InputLine } from '../lines/json-lines.ts';
import { judgePairLine } from '../pair-line.ts';

/** One answer as it is told in every language. */
export interface ToldReply {
  readonly trend: Trend;
  readonly texts: Readonly<Record<Language, string>>;
}

const inEveryLanguage = (tell: (language: Language) => Narrative): ToldReply['texts'] =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, wholeTextOf(tell(language))]),
  ) as ToldReply['texts'];

/** The answer to one line, judged once; read and refused as by `judgeLine`. */
export const toldLine = (line: InputLine): ToldReply => {
  const judgement = judgeLine(line);
  const texts = inEveryLanguage((language) => narrate(judgement, language));
  return { trend: judgement.trend, texts };
};

/** The same about two people; read and refused as by `judgePairLine`. */
export const toldPairLine = (line: InputLine): ToldReply => {
  const judgement = judgePairLine(line);
  const texts = inEveryLanguage((language) => narratePair(judgement, language));
  return { trend: judgement.trend, texts };
};
