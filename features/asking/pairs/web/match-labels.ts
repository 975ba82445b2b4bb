import type { AnswerLanguage } from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The words beside the sentences of the free match, in one language. */
interface MatchLabels {
  readonly title: string;
  /** "26 or 28 of 36 points"; one total where both ways give the same. */
  readonly of: (totals: readonly number[], max: number) => string;
  readonly manglik: string;
  readonly paid: string;
}

export const MATCH_LABELS: Readonly<Record<AnswerLanguage, MatchLabels>> = {
  en: {
    title: m.pair_match_title(),
    of: (totals, max) => m.pair_match_of({ settled: totals.join(m.pair_match_or()), max }),
    manglik: m.pair_match_manglik(),
    paid: m.pair_match_paid(),
  },
  hi: {
    title: 'आप दोनों का मेल, मुफ़्त',
    of: (totals, max) => `${max} में से ${totals.join(' या ')} गुण`,
    manglik: 'मांगलिक',
    paid: 'गुण और मांगलिक की बात मुफ़्त है। पैसे सिर्फ़ छह सवालों के लगते हैं।',
  },
};
