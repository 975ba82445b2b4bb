import { people } from '../../subjects/people.ts';
import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';

const WHOSE =
  '(?:dusri|doosri|apni|alag|same|ek|kis|kaun ?si|kon ?si|uski|unki|hamari|neechi|nichi|oonchi|unchi)';

export const caste: ForbiddenWords = {
  phrases: [
    ...people.caste.phrases,
    '(?:another|other|different|same|inter|lower|upper|which|own|high|low|sub) ?casts?',
    'brahma?i?ns?',
    '(?:rajputs?|baniyas?|banias?|kayasthas?|harijans?)',
    'gotr(?:a|as|e|i)?',
    `${WHOSE} (?:hi )?(?:jaa?ti|jaat|zaat|jat)`,
    'jaa?t ?(?:paa?t|biradari)',
    'antar ?jaa?ti~',
    'biraa?dari',
    '(?:जाति|जातियों|जातीय|अंतर ?जाती~|अंतर्जाती~|गोत्र|बिरादरी|ब्राह्मण|क्षत्रिय|वैश्य|शूद्र|दलित|राजपूत|बनिया)',
    'जात (?:में|पात|की|का)',
  ],
  harmless: ['(?:हो|चली|रह|मिल|आ|लग|टूट) जाति', 'brahm(?:a|i)n muhurta?'],
};
