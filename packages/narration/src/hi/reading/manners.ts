import type { Graha } from '@dhruva/jyotish/vocabulary';

type Manners = Readonly<Record<Graha, string>>;

/** What help looks like by the nature of the graha that brings it: after "मदद अक्सर … मिलती है:". */
export const HELP_LOOKS: Manners = {
  sun: 'लोग आप पर भरोसा करते हैं और आपका नाम आगे रखते हैं',
  moon: 'कोई बिना कहे आपका ख़याल रख लेता है',
  mars: 'एक बार क़दम उठे, तो हाँ झट से हो जाती है',
  mercury: 'सही समय पर सही बात सूझ जाती है',
  jupiter: 'अच्छी सलाह मिलती है, और आगे बढ़ने की जगह भी',
  venus: 'अपनेपन और मीठे व्यवहार से बात बन जाती है',
  saturn: 'फल धीरे-धीरे आता है, पर फिर लंबे समय तक बना रहता है',
  rahu: 'कोई अनोखा रास्ता खुल जाता है',
  ketu: 'ज़ोर देना छोड़ते ही मन और काम, दोनों हल्के हो जाते हैं',
};

/** What delay looks like by the nature of the graha that brings it: after "अड़चन अक्सर … आती है:". */
export const DELAY_LOOKS: Manners = {
  sun: 'बात अहं पर अटक जाती है, आपके या सामने वाले के',
  moon: 'मन कभी इस ओर होता है, कभी उस ओर',
  mars: 'जल्दबाज़ी और तीखे शब्द बात बिगाड़ देते हैं',
  mercury: 'विकल्प बहुत हो जाते हैं, और छोटी-छोटी शर्तें उलझा देती हैं',
  jupiter: 'सब कुछ एक साथ मिलने का इंतज़ार चलता रहता है',
  venus: 'सबको ख़ुश रखने की कोशिश में असली बात टल जाती है',
  saturn: 'जवाब देर से आते हैं और ज़िम्मेदारियाँ बढ़ती जाती हैं',
  rahu: 'मन बेचैन रहता है और वादे साफ़ नहीं होते',
  ketu: 'ठीक आख़िरी मोड़ पर मन पीछे हट जाता है',
};
