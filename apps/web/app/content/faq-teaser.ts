import type { FaqEntry } from '../ui/reading/faq-group.ts';

// A separate module, so that the home page does not load the whole FAQ.
export const sure: FaqEntry = {
  id: 'guarantee',
  question: 'Are predictions guaranteed to come true?',
  answer:
    'No. A prediction is a trend read from your chart, not a guarantee. It can help you to think and to plan; the decisions stay yours.',
};

export const confidential: FaqEntry = {
  id: 'confidential',
  question: 'Can I stay anonymous, and is what I share confidential?',
  answer:
    'Yes. You may use a name of your own choosing. What you share is confidential, is stored encrypted, and is used only to serve you.',
};

export const refund: FaqEntry = {
  id: 'refunds',
  question: 'When can I get a refund?',
  answer:
    'Counselling cancelled on the day of payment, before the session, is refunded in full. Later, but at least 24 hours before, you may move it free of charge or cancel and get half back. Delivered answers are not refunded. A double charge, or something we did not deliver, is always given back in full.',
};

/** The three FAQ entries shown on the home page. */
export const FAQ_TEASER: readonly FaqEntry[] = [sure, confidential, refund];
