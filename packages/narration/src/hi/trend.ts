import type { TrendTexts } from '../telling/word-tables.ts';

/** What each step of the trend means. */
export const TREND_TEXTS: TrendTexts = {
  'very-supportive': 'बहुत अनुकूल: रोकने वाली बातों से कहीं ज़्यादा बातें यहाँ मदद करती हैं।',
  supportive: 'अनुकूल: यहाँ मदद करने वाली बातें रोकने वाली बातों से क़रीब दुगुनी हैं।',
  mixed: 'मिला-जुला: मदद आगे है, पर अड़चन भी कम नहीं।',
  demanding: 'राह कठिन है: अड़चन लगभग मदद जितनी है, इसलिए मेहनत चाहिए।',
  'very-demanding': 'राह बहुत कठिन है: मदद से ज़्यादा बातें रोकती हैं, इसलिए धीरज और सावधानी चाहिए।',
};
