import type { Narrative } from '@dhruva/narration';

/** The whole answer as told: direct, when, why, how sure, what one can do, the caveat. */
export const wholeTextOf = (told: Narrative): string =>
  [
    told.direct,
    told.trendText,
    told.windowsNote,
    ...told.windows.map(({ text }) => text),
    ...told.factors.map(({ text }) => text),
    told.sure,
    ...told.advice,
    told.caveat,
  ]
    .filter((part) => part !== '')
    .join('\n');

/** Month names of the languages answers are told in. */
const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर',
].join('|');
const DATES_AND_NUMBERS = new RegExp(`(?<![\\p{L}\\p{M}])(${MONTHS})(?![\\p{L}\\p{M}])|\\d+`, 'gu');

/** A text without dates and numbers, so that only what is said is compared. */
export const bare = (text: string): string => text.replace(DATES_AND_NUMBERS, '·');
