import type { TrendTexts } from '../telling/word-tables.ts';

/** What each step of the trend means. */
export const TREND_TEXTS: TrendTexts = {
  'very-supportive': 'बहुत अनुकूल: मदद करने वाली बातें यहाँ अड़चनों से कहीं ज़्यादा हैं।',
  supportive: 'अनुकूल: मदद करने वाली बातें यहाँ अड़चनों से क़रीब दुगुनी हैं।',
  mixed: 'मिला-जुला: मदद ज़्यादा है, पर अड़चनें भी कम नहीं।',
  demanding: 'राह कठिन है: अड़चनें लगभग मदद के बराबर हैं, इसलिए मेहनत चाहिए।',
  'very-demanding': 'राह बहुत कठिन है: अड़चनें मदद से ज़्यादा हैं, इसलिए धीरज और सावधानी चाहिए।',
};
