import type { Language } from '@dhruva/narration';

/**
 * Technical terms of the tradition, by language: what a reader without astrology would have to look
 * up. Names of grahas and rashis are none; "house" is one where it is counted.
 */
export const TERMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'lagna',
    'rashi',
    'bhava',
    'nakshatra',
    'dasha',
    'mahadasha',
    'antardasha',
    'pratyantardasha',
    'gochara',
    'transit',
    'karaka',
    'significator',
    'aspect',
    'conjunct',
    'combust',
    'retrograde',
    'exalted',
    'debilitated',
    'vargottama',
    'navamsa',
    'dasamsa',
    'varga',
    'yoga',
    'trikona',
    'kendra',
    'dusthana',
    'ashtakavarga',
    'bindu',
    'sade sati',
    'dhaiya',
    'manglik',
    'guna',
    'kuta',
    'yogakaraka',
    'sub-period',
    '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house',
    'lord of',
    'rules your',
  ],
  hi: [
    'लग्न',
    'भाव',
    'नक्षत्र',
    'दशा',
    'महादशा',
    'अंतर्दशा',
    'प्रत्यंतर्दशा',
    'गोचर',
    'कारक',
    'दृष्टि',
    'युति',
    'अस्त',
    'वक्री',
    'उच्च का',
    'नीच का',
    'वर्गोत्तम',
    'नवांश',
    'दशांश',
    'योग',
    'त्रिकोण',
    'केंद्र',
    'अष्टकवर्ग',
    'बिंदु',
    'साढ़ेसाती',
    'ढैया',
    'मांगलिक',
    'गुण मिलान',
    'का स्वामी',
    'के स्वामी',
  ],
};

const patternOf = (language: Language): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${TERMS[language].join('|')})(?![\\p{L}\\p{M}])`, 'giu');

/** How many technical terms a text has. */
export const termsIn = (text: string, language: Language): number =>
  [...text.matchAll(patternOf(language))].length;
