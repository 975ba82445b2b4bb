import { DISTRESS_PHRASES } from './distress-phrases.ts';
import { anyOf, fold } from './phrases.ts';

const expression = anyOf(DISTRESS_PHRASES);

/**
 * Whether a typed text mentions self-harm or not wanting to live, in English, Hindi (Devanagari) or
 * Hinglish. If so, the helplines are shown before anything else (decision 20).
 */
export const speaksOfDistress = (text: string): boolean => fold(text).search(expression) >= 0;
