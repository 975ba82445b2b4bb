import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about character, the year, the periods and the larger path. */
export const lifePath = {
  'main-strengths': {
    matter: 'आपकी स्वाभाविक ख़ूबियों',
    sentences: [
      'आपकी मुख्य ख़ूबियाँ: {strengths}।',
      'इनके पीछे {helper} है; इन्हें थामकर रखने वाला ग्रह {brake} है।',
    ],
  },
  'habits-that-hold-back': {
    matter: 'अच्छी आदतों',
    sentences: [
      'जो आदतें आपको पीछे रोकती हैं: {habits}।',
      'इन्हें बढ़ाने वाला ग्रह {brake} है; इनसे निकलने में मदद {helper} की है।',
    ],
  },
  'coming-year-overall': {
    matter: 'आने वाले साल',
    sentences: ['{trend}', '{lanes}', '{periods}'],
    trend: [
      'आने वाला साल कुल मिलाकर आपके लिए बहुत अच्छा दिखता है, जीवन के कई कोनों में खुले दरवाज़ों के साथ।',
      'आने वाला साल कुल मिलाकर आपके लिए अच्छा दिखता है; अड़चन से ज़्यादा मदद है।',
      'आने वाला साल कुल मिलाकर मिला-जुला दिखता है: जीवन के कुछ हिस्सों में साफ़ बढ़त, कुछ में देर।',
      'आने वाला साल कुल मिलाकर ज़्यादा मेहनत माँगता है, और सलीक़े और धीरज का फल देता है।',
      'आने वाला साल कुल मिलाकर कठिन है, इसलिए योजनाएँ सीधी-सादी रखें और अपनी ताक़त बचाकर चलें।',
    ],
  },
  'months-to-begin': {
    matter: 'नई शुरुआत',
    sentences: [
      'नई शुरुआत का साथ देने वाले महीने: {months}।',
      'शुरुआत को आगे ले जाने वाला ग्रह {helper} है, और धीमा करने वाला {brake}।',
    ],
  },
  'current-dasha': {
    matter: 'जीवन के इस दौर',
    sentences: [
      '{periods}',
      '{asks}',
      'इस दौर में सबसे ज़्यादा मदद {helper} की है, और सबसे ज़्यादा मेहनत कराने वाला ग्रह {brake}।',
    ],
  },
  'turning-points-five-years': {
    matter: 'अगले पाँच साल',
    sentences: [
      'जिस मोड़ की तैयारी सबसे पहले करनी है: {firstTurn}।',
      'उसके बाद: {laterTurns}।',
      'इन मोड़ों पर सबसे ज़्यादा मदद {helper} की है, और सबसे ज़्यादा मेहनत कराने वाला ग्रह {brake}।',
    ],
  },
  'larger-calling': {
    matter: 'जीवन के बड़े मक़सद',
    sentences: [
      'कुंडली जिस बड़े मक़सद की ओर इशारा करती है: {callings}।',
      'वहाँ ले जाने वाला ग्रह {helper} है; जिससे आगे बढ़ना है, वह {brake} है।',
    ],
  },
  'daily-practices': {
    matter: 'मन की शांति',
    sentences: [
      'आपकी कुंडली से मेल खाते सीधे-सादे अभ्यास: {practices}।',
      'ये {helper} के सहारे टिकते हैं, और वहाँ आराम देते हैं जहाँ {brake} मन को बेचैन करता है।',
    ],
  },
} satisfies DirectTopic;
