import { countInWords } from './words/numbers.ts';
import type { BearingWords, WindowNotes } from '../telling/tongue.ts';

/** A line about the windows as a whole. */
export const WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `देखा गया समय: ${horizon}।`,
  withoutTime: 'जन्म का समय न होने पर महीने नहीं बताए जाते, क्योंकि ग्रहों की दशाएँ उसी के साथ आगे-पीछे होती हैं।',
  none: (horizon) =>
    `${horizon} में कोई दौर अलग से उभरकर नहीं आता: दशाएँ और गोचर किसी भी दौर में काफ़ी देर तक एकमत नहीं रहते।`,
};

/** Which error of the birth time a window bears. */
export const BEARING: BearingWords = {
  holds: (minutes) => `जन्म-समय ${countInWords(minutes)} मिनट इधर-उधर हो, तब भी टिकता है।`,
  moves: 'जन्म-समय दो मिनट भी इधर-उधर हो तो खिसक जाता है।',
};
