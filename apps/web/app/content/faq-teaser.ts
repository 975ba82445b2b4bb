export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

// Apart from the others, so that the home page does not carry them all.
export const sure: FaqEntry = {
  question: 'Are predictions guaranteed to come true?',
  answer:
    'No. A prediction is a trend read from your chart, not a guarantee. It can help you to think and to plan; the decisions stay yours.',
};

export const confidential: FaqEntry = {
  question: 'Can I stay anonymous, and is what I share confidential?',
  answer:
    'Yes. You may use a name of your own choosing. What you share is confidential, is stored encrypted, and is used only to serve you.',
};

export const refund: FaqEntry = {
  question: 'When can I get a refund?',
  answer:
    'Counselling cancelled on the day of payment and before the session is refunded in full. Later, but at least 24 hours before the session, you may move it free of charge, or cancel with a 50% charge. With less notice, or when you do not come, there is no refund. Of a plan or pack half of what the unused sessions cost is given back after the day of payment, and of an assessment nothing. Answers are not refunded once delivered. A double charge, something not delivered, a missed promise time or a session the therapist cancels is always refunded in full.',
};

/** The three on the home page. */
export const FAQ_TEASER: readonly FaqEntry[] = [sure, confidential, refund];
