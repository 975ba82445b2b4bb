import type { CompatibilityQuestionId } from '@dhruva/jyotish/vocabulary';

/** Every question about two people in Hindi, as shown in Hindi answers. */
export const PAIR_QUESTIONS_HI = {
  'relationship-strength': 'हमारे रिश्ते का भविष्य कितना मज़बूत है?',
  'relationship-issues': 'हमारे रिश्ते में कौन-सी मुश्किलें आ सकती हैं?',
  'spouse-compatibility': 'जीवनसाथी के रूप में हमारा मेल कैसा है?',
  'strengths-and-weaknesses': 'साथ मिलकर हमारी ख़ूबियाँ और कमियाँ क्या हैं?',
  'business-partnership': 'क्या कारोबार में साझेदारी हमारे लिए अच्छी रहेगी?',
  'parents-together': 'माता-पिता के रूप में हमारा तालमेल कैसा रहेगा?',
} as const satisfies Record<CompatibilityQuestionId, string>;
