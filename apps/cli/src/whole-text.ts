import type { Narrative } from '@dhruva/narration';

/** The whole narrative as one text: headline, reading, past, plan, windows, certainty, reasons, caveat. */
export const wholeTextOf = (told: Narrative): string =>
  [
    told.direct,
    ...told.reading,
    ...told.past,
    ...told.advice,
    told.custom,
    told.trendText,
    told.windowsNote,
    ...told.windows.map(({ text }) => text),
    ...told.monthByMonth,
    told.sure,
    ...told.factors.map(({ text }) => text),
    told.caveat,
  ]
    .filter((part) => part !== '')
    .join('\n');

/** Month names of all languages. */
const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर',
].join('|');
const DATES_AND_NUMBERS = new RegExp(`(?<![\\p{L}\\p{M}])(${MONTHS})(?![\\p{L}\\p{M}])|\\d+`, 'gu');

/** A text without dates and numbers, so that only its wording is compared. */
export const withoutDatesAndNumbers = (text: string): string =>
  text.replace(DATES_AND_NUMBERS, '·');
