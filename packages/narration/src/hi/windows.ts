import type { ToleranceWords, SecondOpinionWords, WindowNotes } from '../telling/direct/locale.ts';
import { countInWords } from './words/numbers.ts';

/** A line about the windows as a whole. */
export const WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `यह उत्तर ${horizon} के लिए है।`,
  withoutTime:
    'जन्म का समय मालूम न हो, तो महीने नहीं बताए जा सकते, क्योंकि ग्रहों की दशाएँ उसी से गिनी जाती हैं।',
  none: (horizon) =>
    `${horizon} में कोई ख़ास समय नहीं उभरता, क्योंकि इस बीच दशा और गोचर कभी देर तक एक साथ अच्छे नहीं रहते।`,
};

/** Sentences on the birth-time error a window tolerates. */
export const TOLERANCE_WORDS: ToleranceWords = {
  holds: (minutes) =>
    `जन्म का समय ${countInWords(minutes)} मिनट आगे-पीछे हो, तब भी यह अवधि यही रहती है।`,
  moves: 'जन्म का समय दो मिनट भी आगे-पीछे हो, तो यह अवधि बदल जाती है।',
};

/** Sentences on the yogini dasha's second opinion on the windows. */
export const SECOND_OPINION: SecondOpinionWords = {
  leads: [
    'दशा गिनने का दूसरा तरीक़ा (योगिनी दशा)',
    'दशा का दूसरा हिसाब (योगिनी दशा)',
    'योगिनी दशा का हिसाब (दशा गिनने का दूसरा तरीक़ा)',
  ],
  alike: (opinion, count) => {
    if (opinion === 'agrees')
      return `भी ${count === 1 ? 'इसी समय' : 'ऊपर के सभी महीनों'} की पुष्टि करता है।`;
    if (opinion === 'silent') return 'इस बारे में कुछ नहीं कहता।';
    return `${count === 1 ? 'इस समय' : 'इनमें से किसी भी समय'} की पुष्टि नहीं करता, इसलिए उत्तर कुछ कम पक्का है।`;
  },
  parted: (agreed, differed) => {
    if (differed === '') return `सबसे ज़्यादा ${agreed} के समय की पुष्टि करता है।`;
    return agreed === ''
      ? `${differed} के समय की पुष्टि नहीं करता।`
      : `${agreed} के समय की पुष्टि करता है, पर ${differed} के समय की नहीं।`;
  },
};
