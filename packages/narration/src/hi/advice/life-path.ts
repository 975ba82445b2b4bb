import type { AdviceTopic } from '../../telling/advice.ts';

type Question =
  | 'main-strengths'
  | 'habits-that-hold-back'
  | 'coming-year-overall'
  | 'months-to-begin'
  | 'current-dasha'
  | 'turning-points-five-years'
  | 'larger-calling'
  | 'daily-practices';

/** Advice about character, time and meaning. */
export const lifePathAdvice: AdviceTopic<Question> = {
  'main-strengths': {
    easy: 'इस हफ़्ते अपनी पहली ख़ूबी एक बार किसी और के काम लाएँ।',
    effort: 'दो दोस्तों से पूछें कि वे किस बात के लिए आप पर भरोसा करते हैं, और उनका जवाब मान लें।',
  },
  'habits-that-hold-back': {
    easy: 'एक आदत चुनें और तीस दिन उसकी जगह कोई बेहतर काम रखें।',
    effort: 'आदत तक पहुँचना मुश्किल बनाएँ: जगह, समय या संगत बदल दें।',
  },
  'coming-year-overall': {
    easy: 'साल के दोनों हिस्सों के लिए एक-एक लक्ष्य चुनें और उसे सामने लिखकर रखें।',
    effort: 'हफ़्ते में एक दिन ख़ाली रखें, ताकि अचानक आई बातों के लिए जगह रहे।',
  },
  'months-to-begin': {
    easy: 'तैयारी अभी कर लें, ताकि पहला अच्छा महीना आते ही शुरुआत हो सके।',
    effort: 'इतने छोटे रूप से शुरू करें कि थकान ही न हो।',
  },
  'current-dasha': {
    easy: 'लिख लें कि इस दशा ने अब तक क्या सिखाया; सिलसिला अक्सर वैसा ही आगे चलता है।',
    effort: 'इस दशा के ग्रह को उसका हिस्सा सादे ढंग से दें: सलीक़ा, आराम और ईमानदार काम।',
  },
  'turning-points-five-years': {
    easy: 'पहली तारीख़ कैलेंडर में लिख लें और तय करें कि तब तक क्या तैयार रखना है।',
    effort: 'हर मोड़ से पहले कोई पुराना काम पूरा करें; इससे हाथ ख़ाली रहते हैं।',
  },
  'larger-calling': {
    easy: 'हफ़्ते में दो घंटे इसे दें, बिना पैसे और बिना कहे, और देखें क्या उगता है।',
    effort: 'किसी एक ऐसे इंसान को ढूँढें जो पहले से इसी राह पर है, और उनसे सीखें।',
  },
  'daily-practices': {
    easy: 'अभ्यास को एक तय समय से जोड़ें, जैसे नाश्ते से पहले।',
    effort: 'अगर कोई दिन छूट जाए, तो अगली सुबह बस फिर से शुरू कर दें।',
  },
};
