import type { ToleranceWords, SecondOpinionWords, WindowNotes } from '../telling/direct/locale.ts';
import { countInWords } from './words/numbers.ts';

/** A line about the windows as a whole. */
export const WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `देखा गया समय: ${horizon}।`,
  withoutTime: 'जन्म का समय न होने पर महीने नहीं बताए जाते, क्योंकि ग्रहों की दशाएँ उसी के साथ आगे-पीछे होती हैं।',
  none: (horizon) =>
    `${horizon} में कोई दौर अलग से उभरकर नहीं आता: दशाएँ और गोचर किसी भी दौर में काफ़ी देर तक एकमत नहीं रहते।`,
};

/** Sentences on the birth-time error a window tolerates. */
export const TOLERANCE_WORDS: ToleranceWords = {
  holds: (minutes) => `जन्म-समय ${countInWords(minutes)} मिनट हटे, तो भी टिकता है।`,
  moves: 'जन्म-समय दो मिनट हटे, तो खिसकता है।',
};

/** Sentences on the yogini dasha's second opinion on the windows. */
export const SECOND_OPINION: SecondOpinionWords = {
  leads: [
    'योगिनी दशा, जो ग्रहों की दशाएँ गिनने का दूसरा तरीक़ा है,',
    'ग्रहों की दशाओं का दूसरा हिसाब, योगिनी दशा,',
    'योगिनी दशा (ग्रहों की दशाएँ दूसरे ढंग से गिनना)',
  ],
  alike: (opinion, count) => {
    const named = count === 1 ? 'बताए गए महीनों का' : 'बताए गए सभी महीनों का';
    if (opinion === 'agrees') return `${named} साथ देती है।`;
    if (opinion === 'silent') return 'बताए गए महीनों पर न हाँ कहती है, न ना।';
    return `${count === 1 ? named : 'बताए गए किसी भी दौर का'} साथ नहीं देती, इससे उत्तर कुछ कम पक्का रहता है।`;
  },
  parted: (agreed, differed) => {
    if (differed === '') return `${agreed} के समय का सबसे ज़्यादा साथ देती है।`;
    return agreed === ''
      ? `${differed} के समय का साथ नहीं देती।`
      : `${agreed} के समय का साथ देती है, पर ${differed} के समय का नहीं।`;
  },
};
