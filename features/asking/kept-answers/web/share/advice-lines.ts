import type { AnswerLanguage } from '@dhruva/asking/answers/web';

/**
 * Lines of general advice for the card that is shared: true for anybody, about no matter, so that nobody learns
 * from them what was asked. The same line stands in the same place in each language.
 */
export const ADVICE_LINES: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  en: [
    'Say early, and kindly, what you will not give up.',
    'Begin small, and begin on an ordinary day.',
    'What has waited for years can wait until morning.',
    'Write it down before you decide it.',
    'Ask the person, not the people around them.',
    'Rest is part of the work.',
    'A slow month is not a lost one.',
    'Keep one promise to yourself this week.',
  ],
  hi: [
    'जो छोड़ना मंज़ूर न हो, वह पहले ही, प्यार से कह दीजिए।',
    'छोटी शुरुआत कीजिए, किसी साधारण दिन।',
    'जो बरसों रुका रहा, वह सुबह तक भी रुक सकता है।',
    'फ़ैसला करने से पहले उसे लिख लीजिए।',
    'बात उसी से पूछिए, आस-पास वालों से नहीं।',
    'आराम भी काम का हिस्सा है।',
    'धीमा महीना बेकार महीना नहीं होता।',
    'इस हफ़्ते ख़ुद से किया एक वादा निभाइए।',
  ],
};
