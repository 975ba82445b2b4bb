import { ADVICE_LINES } from './advice-lines.ts';
import { SHARE_LABELS } from './share-labels.ts';
import type { AnswerLanguage } from '@dhruva/asking/answers/web';

/** What the sender chose for the card. */
export interface CardChoice {
  readonly language: AnswerLanguage;
  /** Which line of general advice; any whole number. */
  readonly line: number;
  /** The question, where the sender ticked it. */
  readonly question?: string | undefined;
  /** The months that stand out, in words, where the sender ticked them. */
  readonly months?: readonly string[] | undefined;
}

/** All words of a card. */
export interface CardWords {
  readonly above: string;
  readonly line: string;
  readonly below: readonly string[];
  readonly invitation: string;
}

/** The words of a card: without ticks only a line of general advice, nothing of whom or what it came from. */
export const cardWords = ({ language, line, question, months = [] }: CardChoice): CardWords => {
  const labels = SHARE_LABELS[language];
  const lines = ADVICE_LINES[language];
  return {
    above: question ?? labels.above,
    line: lines[line % lines.length] ?? '',
    below: months.length === 0 ? [] : [labels.monthsAre, ...months],
    invitation: labels.invitation,
  };
};

/** What is sent beside the picture, and to WhatsApp: the line and where it is from. */
export const shareText = (words: CardWords, site: string): string =>
  [words.above, words.line, ...words.below, site].join('\n');

/** Breaks a text into as many lines as it needs at this width, of about the same length. */
export const wrapText = (
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] => {
  const fill = (limit: number): readonly string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && measure(`${last} ${word}`) <= limit)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  };
  const { length } = fill(width);
  const balanced = fill(Math.max(width / 2, (measure(text) / length) * 1.08));
  return balanced.length === length ? balanced : fill(width);
};
