import type { TrendTexts } from '../telling/word-tables.ts';

/** What each step of the trend means. */
export const TREND_TEXTS: TrendTexts = {
  'very-supportive': 'बहुत अनुकूल: यहाँ मायने रखने वाली ज़्यादातर बातें मदद करती हैं।',
  supportive: 'अनुकूल: आपकी कुंडली में मदद करने वाली बातें रोकने वाली बातों से ज़्यादा हैं।',
  mixed: 'मिला-जुला: मदद और अड़चन लगभग बराबर हैं।',
  demanding: 'मेहनत वाला: आपकी कुंडली यहाँ आराम से ज़्यादा मेहनत माँगती है।',
  'very-demanding': 'बहुत मेहनत वाला: यहाँ मायने रखने वाली ज़्यादातर बातें धीरज और सावधानी माँगती हैं।',
};
