import type { AnswerLanguage } from '@dhruva/asking/answers/web';

/** The words of the card, and of the dialog that shares it, in one language. */
interface ShareLabels {
  readonly above: string;
  readonly invitation: string;
  readonly monthsAre: string;
  readonly title: string;
  /** What the card does not say. */
  readonly private: string;
  readonly another: string;
  readonly withQuestion: string;
  readonly withMonths: string;
  readonly share: string;
  readonly whatsApp: string;
  readonly save: string;
  /** The picture, for those who do not see it. */
  readonly picture: (words: string) => string;
  readonly failed: string;
  readonly file: string;
}

export const SHARE_LABELS: Readonly<Record<AnswerLanguage, ShareLabels>> = {
  en: {
    above: 'A line from my reading',
    invitation: 'Ask your own: one ₹99 question is free.',
    monthsAre: 'The months to keep in mind',
    title: 'Share a line',
    private:
      'A line of general advice: no name, no birth, no chart. The months or the question go with it only if you tick them.',
    another: 'Another line',
    withQuestion: 'Add my question',
    withMonths: 'Add the months',
    share: 'Share…',
    whatsApp: 'Send on WhatsApp',
    save: 'Save the picture',
    picture: (words) => `The card: ${words}`,
    failed: 'That did not work. You can save the picture and send it yourself.',
    file: 'dhruva.png',
  },
  hi: {
    above: 'मेरे जवाब से एक पंक्ति',
    invitation: 'आप भी पूछिए: ₹99 वाला एक सवाल मुफ़्त है।',
    monthsAre: 'ध्यान में रखने के महीने',
    title: 'एक पंक्ति साझा करें',
    private:
      'यह सबके काम की एक सलाह है: न नाम, न जन्म, न कुंडली। महीने या सवाल तभी साथ जाएँगे जब आप उन पर निशान लगाएँ।',
    another: 'दूसरी पंक्ति',
    withQuestion: 'मेरा सवाल भी जोड़ें',
    withMonths: 'महीने भी जोड़ें',
    share: 'साझा करें…',
    whatsApp: 'WhatsApp पर भेजें',
    save: 'तस्वीर रखें',
    picture: (words) => `कार्ड: ${words}`,
    failed: 'यह नहीं हो पाया। तस्वीर रखकर आप उसे ख़ुद भेज सकते हैं।',
    file: 'dhruva.png',
  },
};
