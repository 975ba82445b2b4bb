import type { DirectTopic } from '../../telling/direct/direct-words.ts';

/** Direct answers about character, the year, the periods and the larger path. */
export const lifePath = {
  'main-strengths': {
    matter: 'आपकी स्वाभाविक ख़ूबियों',
    sentences: [
      'आपकी सबसे बड़ी ख़ूबी है {strengths}।',
      '{lower}',
      'ऐसी ख़ूबियों को {helper} उभारता है और {brake} दबाता है।',
    ],
  },
  'habits-that-hold-back': {
    matter: 'अच्छी आदतों',
    sentences: [
      'आपको पीछे रखने वाली आदत है {habits}।',
      'ऐसी आदतों को {brake} बढ़ाता है, और उनसे निकलने में {helper} मदद करता है।',
    ],
  },
  'coming-year-overall': {
    matter: 'आने वाले साल',
    sentences: ['{trend}', '{lanes}', '{periods}'],
    trend: [
      'आने वाला साल कुल मिलाकर आपके लिए बहुत अच्छा है; कई तरफ़ से नए मौक़े मिल सकते हैं।',
      'आने वाला साल कुल मिलाकर आपके लिए अच्छा है; अड़चनों से ज़्यादा मदद है।',
      'आने वाला साल कुल मिलाकर मिला-जुला है: कुछ बातों में साफ़ बढ़त, कुछ में देर।',
      'आने वाला साल कुल मिलाकर मेहनत का है; सलीक़े और धीरज का फल भी मिलता है।',
      'आने वाला साल कुल मिलाकर कठिन है, इसलिए योजनाएँ सीधी-सादी रखें और अपनी ताक़त बचाकर चलें।',
    ],
  },
  'months-to-begin': {
    matter: 'नई शुरुआत',
    sentences: [
      'नई शुरुआत के लिए अच्छा समय है {months}।',
      'शुरुआत को {helper} आगे ले जाता है, और {brake} धीमा करता है।',
    ],
  },
  'current-dasha': {
    matter: 'जीवन के इस दौर',
    sentences: [
      '{periods}',
      '{asks}',
      'इस दौर में सबसे ज़्यादा मदद {helper} करता है, और मेहनत {brake} कराता है।',
    ],
  },
  'turning-points-five-years': {
    matter: 'अगले पाँच साल',
    sentences: [
      'पहला बड़ा मोड़, जिसकी तैयारी अभी से करनी है: {firstTurn}।',
      'उसके बाद {laterTurns}।',
      'इन मोड़ों पर सबसे ज़्यादा मदद {helper} करता है, और मेहनत {brake} कराता है।',
    ],
  },
  'larger-calling': {
    matter: 'जीवन के बड़े मक़सद',
    sentences: [
      'आपकी कुंडली में जीवन का बड़ा मक़सद है {callings}।',
      'उधर {helper} ले जाता है, और क़ाबू {brake} पर पाना है।',
    ],
  },
  'daily-practices': {
    matter: 'मन की शांति',
    sentences: [
      'मन की शांति के लिए आपकी कुंडली से मेल खाने वाला अभ्यास है {practices}।',
      '{brake} मन को बेचैन करे, तो ऐसे अभ्यास से आराम मिलता है, और इसमें {helper} साथ देता है।',
    ],
  },
} satisfies DirectTopic;
