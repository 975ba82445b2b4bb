/**
 * Phrases of violence and of somebody else's danger, in the notation of `phrases.ts`, used until
 * the model is loaded. Plain wordings only; the model knows the others.
 */
const DOER =
  '(?:he|she|they|husband|wife|father|mother|brother|son|uncle|boyfriend|in laws|father in law|mother in law|papa|dad|mom|ex|boss)';
const HINDI_DOER =
  '(?:pati|sasur|saas|sas|papa|pita|bhai|devar|jeth|beta|husband|sasural wale|ससुराल वाले|पति|ससुर|सास|पापा|पिता|भाई|देवर|जेठ|बेटा)';

export const VIOLENCE_PHRASES: readonly string[] = [
  `${DOER} .. (?:beats?|beating|hits?|hitting|slaps?|slapped|kicks?|kicked|punche[sd]|strangle[sd]?|chokes?|choked|burnt|burned|rape[sd]?|molest(?:s|ed)) (?:me|us|my .. (?:child|son|daughter|mother|sister|kids?))`,
  '(?:beaten|raped|molested|abused|locked up|tortured) by (?:my|his|her|the)',
  'domestic (?:violence|abuse)(?! (?:act|law|article|course|story))',
  '(?:threaten(?:s|ed|ing)?|going|wants?) to kill (?:me|us)',
  '(?:forced?|forces|forcing) (?:me|himself on me) .. (?:sex|bed|sleep)',
  '(?:touche[sd]|touching) (?:me|my daughter|my son) .. (?:wrong|without|badly|there)',
  'locks? me (?:in|inside|up)',
  'i (?:will|am going to|want to) kill (?:him|her|them|my (?:husband|wife|father|mother|brother))',
  `${HINDI_DOER} .. (?:marta|marte|marti|maarta|maarte|maarti|pitta|peetta|pitte|peette|mara|maara|thappad|मारता|मारते|मारती|पीटता|पीटते|पीटती|मारा|पीटा|थप्पड़)`,
  '(?:mujhe|muje|hame|मुझे|हमें) .. (?:marta|marte|maarta|maarte|pitta|peetta|peette|maar dega|maar denge|मारता|मारते|पीटता|पीटते|मार देगा|मार देंगे|मार डालेंगे)',
  '(?:jabardasti|zabardasti|जबरदस्ती) .. (?:karta|karte|ki|kiya|करता|करते|की|किया)',
  '(?:dahej|dowry|दहेज) .. (?:marte|maarte|pitte|torture|मारते|पीटते|प्रताड़ित)',
  '(?:ghar|kamre|घर|कमरे) (?:me|mein|में) band (?:kar|करके)',
];

const SOMEBODY =
  '(?:friend|wife|husband|brother|sister|son|daughter|mother|father|mom|dad|roommate|cousin|student|girlfriend|boyfriend|he|she|uncle|aunt)';
const HINDI_SOMEBODY =
  '(?:dost|biwi|patni|pati|bhai|behen|behan|beta|beti|maa|mummy|papa|saheli|wo|woh|vo|दोस्त|पत्नी|बीवी|पति|भाई|बहन|बेटा|बेटी|माँ|मां|पापा|सहेली|वो|वह)';

export const OTHER_PHRASES: readonly string[] = [
  `${SOMEBODY} .. (?:wants? to die|suicidal|kill (?:him ?self|her ?self|them ?selves)|end (?:his|her|their) life|suicide note|attempt(?:ed|s)? suicide|overdosed|took .. (?:pills|tablets|poison)|cut(?:s|ting)? (?:him ?self|her ?self))`,
  '(?:says?|said|saying|talks?|talking|threatens?|threatening|tried|trying) .. (?:kill|hurt|harm|hang|finish|end) (?:him ?self|her ?self|them ?selves|his life|her life)',
  `${HINDI_SOMEBODY} .. (?:marna chahta|marna chahti|mar jaunga bol~|suicide ki koshish|suicide attempt|zeher kha li~|jeher kha li~|fansi laga~|phansi laga~|nas kaat li|मरना चाहता है|मरना चाहती है|मर जाऊंगा बोल~|ज़हर खा लिया|जहर खा लिया|आत्महत्या की कोशिश|फांसी लगा~|नस काट ली)`,
  '(?:khud ko|apne aap ko|खुद को|ख़ुद को) .. (?:maar lega|maar legi|khatam kar lega|khatam kar legi|मार लेगा|मार लेगी|खत्म कर लेगा|खत्म कर लेगी)',
];
