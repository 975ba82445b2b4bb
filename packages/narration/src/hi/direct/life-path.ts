import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about character, the year, the periods and the larger path. */
export const lifePath = {
  'main-strengths': {
    matter: 'आपकी स्वाभाविक ख़ूबियों',
    sentences: [
      'आपकी मुख्य ख़ूबियाँ: {strengths}।',
      'इनके पीछे {helper} है; इन्हें उभरने से रोकने वाला ग्रह {brake} है।',
    ],
  },
  'habits-that-hold-back': {
    matter: 'अच्छी आदतों',
    sentences: [
      'आपको पीछे रखने वाली आदतें: {habits}।',
      'इन्हें बढ़ाने वाला ग्रह {brake} है; इनसे निकलने में मदद {helper} से मिलती है।',
    ],
  },
  'coming-year-overall': {
    matter: 'आने वाले साल',
    sentences: ['{trend}', '{lanes}', '{periods}'],
    trend: [
      'आने वाला साल कुल मिलाकर आपके लिए बहुत अच्छा है; जीवन के कई हिस्सों में नए मौक़े मिल सकते हैं।',
      'आने वाला साल कुल मिलाकर आपके लिए अच्छा है; अड़चनों से ज़्यादा मदद है।',
      'आने वाला साल कुल मिलाकर मिला-जुला है: जीवन के कुछ हिस्सों में साफ़ बढ़त, कुछ में देर।',
      'आने वाला साल कुल मिलाकर ज़्यादा मेहनत का है; सलीक़े और धीरज से चलने का फल भी मिलता है।',
      'आने वाला साल कुल मिलाकर कठिन है, इसलिए योजनाएँ सीधी-सादी रखें और अपनी ताक़त बचाकर चलें।',
    ],
  },
  'months-to-begin': {
    matter: 'नई शुरुआत',
    sentences: [
      'नई शुरुआत के लिए अच्छे महीने: {months}।',
      'शुरुआत को आगे ले जाने वाला ग्रह {helper} है, और धीमा करने वाला {brake}।',
    ],
  },
  'current-dasha': {
    matter: 'जीवन के इस दौर',
    sentences: [
      '{periods}',
      '{asks}',
      'इस दौर में सबसे ज़्यादा मदद {helper} से है, और सबसे ज़्यादा मेहनत कराने वाला ग्रह {brake} है।',
    ],
  },
  'turning-points-five-years': {
    matter: 'अगले पाँच साल',
    sentences: [
      'जिस मोड़ की तैयारी सबसे पहले करनी है: {firstTurn}।',
      'उसके बाद: {laterTurns}।',
      'इन मोड़ों पर सबसे ज़्यादा मदद {helper} से है, और सबसे ज़्यादा मेहनत कराने वाला ग्रह {brake} है।',
    ],
  },
  'larger-calling': {
    matter: 'जीवन के बड़े मक़सद',
    sentences: [
      'कुंडली जिस बड़े मक़सद की ओर इशारा करती है: {callings}।',
      'उधर ले जाने वाला ग्रह {helper} है; जिस पर क़ाबू पाना है, वह {brake} है।',
    ],
  },
  'daily-practices': {
    matter: 'मन की शांति',
    sentences: [
      'आपकी कुंडली के अनुकूल सीधे-सादे अभ्यास: {practices}।',
      'इनमें {helper} का सहारा है, और जहाँ {brake} मन को बेचैन करता है, वहाँ इनसे आराम मिलता है।',
    ],
  },
} satisfies DirectTopic;
