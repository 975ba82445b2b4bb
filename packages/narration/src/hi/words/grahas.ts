import type { Graha } from '@dhruva/jyotish/vocabulary';

/** All masculine, the same before every postposition. */
export const GRAHA_NAMES: Readonly<Record<Graha, string>> = {
  sun: 'सूर्य',
  moon: 'चंद्रमा',
  mars: 'मंगल',
  mercury: 'बुध',
  jupiter: 'बृहस्पति',
  venus: 'शुक्र',
  saturn: 'शनि',
  rahu: 'राहु',
  ketu: 'केतु',
};

/** What each graha stands for in the ordinary life of a person; the same before every postposition. */
export const GRAHA_GIFTS: Readonly<Record<Graha, string>> = {
  sun: 'आत्मविश्वास और अधिकार',
  moon: 'मन और ममता',
  mars: 'जोश और साहस',
  mercury: 'सोच, व्यापार और बातचीत',
  jupiter: 'विस्तार और अच्छी सलाह',
  venus: 'प्रेम और सुख',
  saturn: 'धीरज और लगातार मेहनत',
  rahu: 'बड़ी चाह और अनजानी राह',
  ketu: 'गहरी समझ और त्याग',
};
