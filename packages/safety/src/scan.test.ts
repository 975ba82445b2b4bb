import { describe, expect, it } from 'vitest';
import { FORBIDDEN, SUBJECTS, type Subject } from './forbidden.ts';
import { scan } from './scan.ts';

const forbidden: Readonly<Record<Subject, readonly string[]>> = {
  death: [
    'When will my grandfather die?',
    'This year shows the death of a relative.',
    'How long will I live?',
    'Your life span is long.',
    'He may pass away soon.',
    'Meri mrityu kab hogi?',
    'मेरी मृत्यु कब होगी?',
    'इस साल परिवार में किसी का निधन हो सकता है।',
    'आपकी लंबी उम्र है।',
  ],
  illness: [
    'Will my illness be cured?',
    'An accident is likely in March.',
    'You may need an operation.',
    'Do I have cancer?',
    'Stop taking your medicines.',
    'मेरी बीमारी कब ठीक होगी',
    'मार्च में चोट लग सकती है।',
    'यह दवा छोड़ दें।',
  ],
  pregnancy: [
    'Will I get pregnant this year?',
    'Is it a boy or a girl?',
    'How many children will I have?',
    'Will the IVF work?',
    'You will be blessed with a son.',
    'गर्भ में क्या है',
    'लड़का या लड़की?',
    'कितने बच्चे होंगे?',
  ],
  betting: [
    'Will I win the lottery?',
    'Is betting lucky for me?',
    'My lucky numbers',
    'सट्टा',
    'दाँव लगाएँ',
  ],
  'share-tips': [
    'Which shares should I pick?',
    'Is the stock market good for me?',
    'Should I buy Bitcoin?',
    'Invest in gold now.',
    'शेयर बाजार में पैसा लगाऊं?',
    'म्यूचुअल फ़ंड में पैसा डालें।',
  ],
  court: [
    'Will I win my case?',
    'What is the verdict?',
    'He will get bail.',
    'The court will rule for you.',
    'मुकदमा कब खत्म होगा',
    'कोर्ट का फ़ैसला आपके पक्ष में है।',
  ],
  fidelity: [
    'Is my husband faithful?',
    'Is my wife cheating on me?',
    'Is he having an affair?',
    'Is my partner really loyal to me?',
    'बेवफा',
    'क्या साथी वफ़ादार है?',
    'धोखे से बचें।',
  ],
  curses: [
    'Is there black magic on me?',
    'Has someone cast a spell?',
    'Remove the evil eye.',
    'Kisi ne jadu tona kiya hai',
    'काला जादू',
    'टोटके का असर है।',
  ],
  caste: [
    'What caste will my spouse be?',
    'Will she have a fair complexion?',
    'मेरा गोत्र',
    'किस बिरादरी में?',
  ],
  'paid-remedies': [
    'Wear a blue sapphire.',
    'Which gemstone suits me?',
    'Book a special puja with us.',
    'A small yantra helps.',
    'कौन सा रत्न पहनूं',
    'मूँगा धारण करें।',
    'पूजा कराएँ।',
  ],
  guarantee: [
    'You will surely marry.',
    'Results are guaranteed.',
    'This is 100% true.',
    'This is 100 percent true.',
    'You are bound to succeed.',
    'Our answers are 99% accurate.',
    'यह ज़रूर होगा।',
    'सौ प्रतिशत सच।',
    'हमारी गारंटी है।',
  ],
  fear: [
    'A terrible year lies ahead.',
    'Beware of this period.',
    'You will suffer losses.',
    'You have Manglik dosha.',
    'The planets are afflicted.',
    'आगे संकट का समय है।',
    'You are Manglik dosha bearers.',
    'Being Manglik delays a marriage.',
    'A Manglik partner brings quarrels.',
    'You are Manglik in a hard way.',
    'आपको मांगलिक दोष है।',
    'मांगलिक होने से शादी में देर होती है।',
    'मांगलिक लोग झगड़ते हैं।',
    'यह दुर्भाग्य है।',
  ],
};

const harmless = [
  'Your life partner is likely to be calm.',
  'The end of the month is favourable.',
  'The deadline is near; make sure to plan.',
  'You are dying to know the result.',
  'She shares your interests, and you share tips on cooking.',
  'Take stock of what you own.',
  'A courteous word helps in courtship.',
  'The ball is in your court.',
  'Speak with conviction about foreign affairs.',
  'This is a trend, not a guarantee, and never guaranteed.',
  'It is better to be a little early.',
  'Skill, diet and good habits count.',
  'Sleep early and keep a healthy routine.',
  'Study medicine, law or design.',
  'The Moon stands in Karka (Cancer).',
  'Your son and your daughter look up to you.',
  'Children, and the bond with them, are well supported.',
  'The case for a change is strong, in case an offer comes.',
  'An accurate birth time helps.',
  'You are Manglik.',
  'You are not Manglik: Mars stands in the third house.',
  'Both of you are Manglik, so the two are alike in it.',
  'The other person is partly Manglik and you are not.',
  'By the place of Mars you are Manglik; it is set aside.',
  'आप मांगलिक हैं।',
  'दोनों में से कोई भी मांगलिक नहीं है।',
  'आप मांगलिक नहीं हैं: मंगल तीसरे भाव में है।',
  'आप दोनों मांगलिक हैं, इसलिए संतुलन है।',
  'आप मांगलिक हैं या नहीं, यह जन्म की घड़ी बताती है।',
  'Gemini and Libra are airy signs.',
  'It takes courage to decide.',
  'Shaadi jaldi ho jaati hai.',
  'नौकरी कब मिलेगी?',
  'मेरी शादी कब होगी?',
  'यह रुझान है, गारंटी नहीं।',
  'एक अच्छी किताब का एक पन्ना पढ़ें।',
  'कुछ अनिश्चित आज़माने से पहले बचत कर लें।',
  'बच्चों के साथ रिश्ता गहरा होता है।',
  'लोगों का ख़याल रखना आपकी ख़ूबी है।',
];

describe('scan', () => {
  it.each(
    SUBJECTS.flatMap((subject) => forbidden[subject].map((text) => [subject, text] as const)),
  )('finds %s in "%s"', (subject, text) => {
    expect(scan(text).map((match) => match.subject)).toContain(subject);
  });

  it.each(harmless)('lets "%s" pass', (text) => {
    expect(scan(text)).toEqual([]);
  });

  it('names the sentence and the words', () => {
    expect(scan('A calm year. You may win the Lottery. Rest well.')).toEqual([
      { subject: 'betting', words: 'Lottery', sentence: 'You may win the Lottery.' },
    ]);
  });

  it('sees through curly quotes, dashes and joiners', () => {
    expect(scan('It’s black‑magic.').map((match) => match.subject)).toEqual(['curses']);
  });

  it('keeps every phrase in the folded spelling it is compared with', () => {
    const all = SUBJECTS.flatMap((subject) => [
      ...FORBIDDEN[subject].phrases,
      ...FORBIDDEN[subject].harmless,
    ]);
    expect(all.filter((phrase) => /[\u093C\u0901\u0958-\u095F’A-Z]/u.test(phrase))).toEqual([]);
  });
});
