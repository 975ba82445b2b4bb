import type { AnswerLanguage } from '@dhruva/asking/answers/web';

/** The words of a year of months, in one language. */
interface YearLabels {
  readonly title: string;
  /** Its first and last month, in words. */
  readonly lead: (from: string, to: string) => string;
  readonly who: string;
  readonly self: string;
  readonly pair: string;
  readonly other: (birth: string) => string;
  readonly everyone: string;
  readonly none: string;
  readonly earlier: string;
  readonly strength: Readonly<Record<'stronger' | 'weaker', string>>;
  /** Months at which windows of several answers meet. */
  readonly meeting: (months: string, count: number) => string;
  /** Over the strip, January first. */
  readonly letters: readonly string[];
  readonly calendar: string;
  readonly calendarBusy: string;
  readonly calendarNote: string;
  readonly calendarFailed: string;
}

export const YEAR_LABELS: Readonly<Record<AnswerLanguage, YearLabels>> = {
  en: {
    title: 'My year',
    lead: (from, to) => `The months that stand out in your answers, ${from} to ${to}.`,
    who: 'Whose months',
    self: 'Mine',
    pair: 'With a partner',
    other: (birth) => `Born ${birth}`,
    everyone: 'Everyone',
    none: 'No month stands out in this year.',
    earlier: 'told earlier',
    strength: { stronger: 'stands out most', weaker: 'stands out' },
    meeting: (months, count) =>
      `In ${months} windows of ${count} answers meet. What can wait is better kept for another month.`,
    letters: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
    calendar: 'Put these months in my calendar',
    calendarBusy: 'Making the file…',
    calendarNote: 'The entries do not say what you asked about.',
    calendarFailed: 'The file could not be made. Please try again.',
  },
  hi: {
    title: 'मेरा साल',
    lead: (from, to) => `${from} से ${to} तक वे महीने जो आपके जवाबों में ख़ास हैं।`,
    who: 'किसके महीने',
    self: 'मेरे',
    pair: 'साथी के साथ',
    other: (birth) => `जन्म: ${birth}`,
    everyone: 'सबके',
    none: 'इस साल कोई महीना ख़ास नहीं निकला।',
    earlier: 'पहले बताया गया',
    strength: { stronger: 'सबसे ख़ास', weaker: 'ख़ास' },
    meeting: (months, count) =>
      `${months}: इस समय ${count} जवाबों के ख़ास महीने एक साथ आते हैं। जो काम रुक सकता है, उसे किसी और महीने के लिए रखना बेहतर है।`,
    letters: ['ज', 'फ़', 'मा', 'अ', 'म', 'जू', 'जु', 'अ', 'सि', 'अ', 'न', 'दि'],
    calendar: 'ये महीने मेरे कैलेंडर में रखें',
    calendarBusy: 'फ़ाइल बन रही है…',
    calendarNote: 'कैलेंडर में यह नहीं लिखा जाएगा कि आपने क्या पूछा।',
    calendarFailed: 'फ़ाइल नहीं बन सकी। कृपया फिर कोशिश कीजिए।',
  },
};
