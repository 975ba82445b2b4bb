import type { ToleranceWords, SecondOpinionWords, WindowNotes } from '../telling/direct/locale.ts';
import { countInWords } from './words/numbers.ts';

/** A line about the windows as a whole. */
export const WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `कितने समय को देखा गया: ${horizon}।`,
  withoutTime: 'जन्म का समय मालूम न हो, तो महीने नहीं बताए जाते, क्योंकि ग्रहों की दशाएँ उसी से तय होती हैं।',
  none: (horizon) =>
    `${horizon} में कोई ख़ास समय नहीं उभरता: दशा और गोचर इस बीच कभी इतनी देर एक साथ पक्ष में नहीं रहते।`,
};

/** Sentences on the birth-time error a window tolerates. */
export const TOLERANCE_WORDS: ToleranceWords = {
  holds: (minutes) =>
    `जन्म का समय ${countInWords(minutes)} मिनट आगे-पीछे हो, तब भी यह दौर यही रहता है।`,
  moves: 'जन्म का समय दो मिनट भी आगे-पीछे हो, तो यह दौर बदल जाता है।',
};

/** Sentences on the yogini dasha's second opinion on the windows. */
export const SECOND_OPINION: SecondOpinionWords = {
  leads: [
    'योगिनी दशा, जो दशा गिनने का दूसरा तरीक़ा है,',
    'दशा के दूसरे हिसाब से, यानी योगिनी दशा में, नतीजा',
    'योगिनी दशा (दशा का दूसरा हिसाब)',
  ],
  alike: (opinion, count) => {
    if (opinion === 'agrees') return `${count === 1 ? 'इसी दौर' : 'इन सभी महीनों'} के पक्ष में है।`;
    if (opinion === 'silent') return 'इन महीनों के न पक्ष में है, न ख़िलाफ़।';
    return `${count === 1 ? 'इस दौर' : 'इनमें से किसी भी दौर'} के पक्ष में नहीं है, इसलिए उत्तर कुछ कम पक्का है।`;
  },
  parted: (agreed, differed) => {
    if (differed === '') return `${agreed} के समय के पक्ष में सबसे ज़्यादा है।`;
    return agreed === ''
      ? `${differed} के समय के पक्ष में नहीं है।`
      : `${agreed} के समय के पक्ष में है, पर ${differed} के समय के पक्ष में नहीं।`;
  },
};
