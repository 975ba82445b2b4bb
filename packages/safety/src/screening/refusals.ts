import type { RefusedSubject } from './subjects.ts';

/**
 * Text shown when a question is refused, before any payment: the subject, why, and what to ask
 * instead.
 */
export const REFUSALS: Readonly<Record<RefusedSubject, string>> = {
  minor:
    'We do not answer questions about anyone under 18, because a young life should stay open and free of predictions. You could ask about your own life instead.',
  pregnancy:
    'We do not answer questions about pregnancy, its outcome or the sex of a child, because they belong with a doctor and the law forbids telling the sex. You could ask about harmony in your family instead.',
  death:
    'We do not answer questions about death or length of life, because no one can know them and the answer could only hurt. You could ask how to use the coming years well instead.',
  illness:
    'We do not answer questions about illness or its cure, because only a doctor who has seen the person can. You could ask about your energy or your daily work in the coming months instead.',
  betting:
    'We do not answer questions about lotteries, betting or gambling, because chance cannot be foretold and the loss would be yours. You could ask when your income is likely to grow instead.',
  'share-tips':
    'We do not answer questions about shares, crypto or what to invest in, because such advice belongs with a registered adviser. You could ask which times favour saving instead.',
  court:
    'We do not answer questions about cases or their results, because they rest on evidence and the law; a lawyer can help. You could ask when a calmer time is likely instead.',
  fidelity:
    'We do not answer questions about whether a partner is faithful, because a chart cannot show it and a suspicion can do lasting harm. You could ask how trust between you can grow instead.',
  curses:
    'We do not answer questions about curses, black magic or control over another person, because they spread fear and we do not believe in selling it. You could ask when things are likely to ease instead.',
  caste:
    'We do not answer questions about caste, because every person deserves the same respect. You could ask what kind of partner would suit you instead.',
  'paid-remedies':
    'We do not answer questions about gems, paid rituals or remedies for sale, because nobody should have to buy a better future. You could ask which of your own strengths to lean on instead.',
};
