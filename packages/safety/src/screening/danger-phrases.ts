import type { ForbiddenWords } from '../subjects/forbidden-words.ts';

const WHO =
  "(?:husband|wife|spouse|partner|boy ?friend|girl ?friend|bf|gf|fianc(?:e|ee)|ex|father|mother|dad|mom|mum|papa|parents|brother|sister|uncle|aunty?|cousin|son|daughter|in laws?|family|relatives?|he|she|they|someone|somebody|people|man|men|guy|boss|teacher|neighbou?rs?|police|guru|baba|who)(?:'s)?";
const WHOM =
  '(?:me|us|my (?:mother|mom|mum|sister|son|daughter|children|child|kids?|wife|brother|hand|hands|face|arm|body|leg|hair|head))';
const BEATS =
  '(?:beats?|beating|beaten|hits?|hitting|slap(?:s|ped|ping)?|kick(?:s|ed|ing)|punch(?:es|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|thrash(?:es|ed|ing)?|burn(?:s|t|ed|ing)|tortur(?:es?|ed|ing)|abus(?:es?|ed|ing)|molest(?:s|ed|ing)?|rap(?:es?|ed|ing)|assault(?:s|ed|ing)?|threaten(?:s|ed|ing)?|harass(?:es|ed|ing)?|black ?mail(?:s|ed|ing)?|stalk(?:s|ed|ing)?|drug(?:s|ged)|lock(?:s|ed)|kidnap~|poison(?:s|ed|ing)?)';

const english = [
  `${WHO} .. ${BEATS} ${WHOM}`,
  `${WHO} .. ${BEATS} .. at ${WHOM}`,
  "(?:i am|i'm|im|i was|am i|i get|we are|i keep|being|been|getting) .. (?:beaten|slapped|raped|molested|abused|assaulted|tortured|black ?mailed|stalked|threatened|harassed|strangled|locked (?:up|in)|trafficked|sold)",
  'touch(?:es|ed|ing)? me .. (?:night|wrong~|private~|inappropriate~|sexual~|bad|without|body)',
  'touch(?:es|ed|ing)? my (?:private~|body|breasts?|chest|thighs?)',
  'forc(?:es?|ed|ing) (?:him|her|them) ?sel(?:f|ves) on',
  `${WHO} .. forc(?:es?|ed|ing) me .. (?:sex|marry|marriage|bed)`,
  '(?:raped?|rapist|gang ?rape|molest(?:ed|er|ation)|marital rape)',
  'sexual(?:ly)? (?:abus|assault|harass)~',
  '(?:domestic|physical|family) (?:violence|abuse)',
  '(?:child|physically|verbally|mentally|emotionally) abus~',
  'abusive (?:husband|wife|father|mother|partner|marriage|relationship|home|in laws?|family|parents?|boy ?friend|girl ?friend)',
  'violent (?:husband|wife|father|partner|man|marriage|boy ?friend)',
  'dowry .. (?:tortur|harass|demand|beat|threat)~',
  '(?:tortur|harass|beat|threat)~ .. dowry',
  `${WHO} .. (?:kill|murder|hurt|harm|poison|stab|shoot|burn) me`,
  '(?:tr(?:y|ies|ied|ying)|want~|going|threat~|plan~) .. (?:kill|murder|hurt|harm|poison|stab|shoot|burn) (?:me|us)',
  '(?:kill|murder|poison|shoot|stab|strangle) my (?:husband|wife|father|mother|boss|ex|in laws?|mother in law|father in law|brother|sister|son|daughter|child|children|family|boy ?friend|girl ?friend|neighbou?r)',
  '(?:i|to|should i|can i|going to|want to) (?:kill|murder|poison|shoot|stab|strangle) (?:him|her|them|someone|somebody)',
  "(?:i am|i'm|im|am i|we are|my life is|my (?:sister|mother|daughter|son|children|kids) (?:is|are)) .. (?:in|at) (?:danger|risk)(?! of (?:losing|being fired|failing|missing))",
  '(?:not|never|un) ?(?:feel )?safe (?:at|in my) (?:home|own home|marriage)',
  '(?:scared|afraid|fear|fearing|terrified) .. (?:my life|kill me|hurt me|hit me|beat me)',
  '(?:acid attack|honou?r killing|human trafficking|held (?:captive|hostage)|locked (?:me|us) (?:in|up|inside))',
  '(?:forced|forcing me into) (?:marriage|sex)',
];

const MUJHE = '(?:mujhe|mujhko|mujko|muje|hume|humein|humko|meri (?:maa|behen|beti) ko|mummy ko)';
const MAARE =
  '(?:maa?r(?:ta|te|ti|tha|thi|na|ne)|maara|maari|pee?t+(?:a|e|i)|pit+(?:a|e|i)|peetta|chhedt~|ched(?:ta|te)|torture|tortu?r|blackmail|black mail|dhamk~|daraa?t~)';

const hinglish = [
  `${MUJHE} .. ${MAARE}`,
  '(?:pati|husband|biwi|sasural(?: wale| wala)?|sasuraal|saas|sasur|papa|pita ?ji|bhai|boyfriend|bf|ghar ?wale|gharwale|wo|woh|vo|voh|devar|jeth|jija|chacha|mama) .. (?:maa+rt[aie]|pee?tt?[aie] (?:hai|hain|h|he)|pitt?[aie]) ~',
  'maa?r ?pee?i?t~',
  'maa?r(?:te|ta|ti|na|ne) ?pee?t+~',
  '(?:jaa?n) se maa?r~',
  'maa?r (?:daal|dal|d)(?:enge|ega|egi|unga|ungi|na|ne|te|ta|do|de|du)',
  'dhamk[iy]~',
  '(?:zabar|jabar|zabr|jabr) ?dasti .. (?:shaa?di|sex|sambandh|kar|sula|rakh)~',
  'bala?tkar~',
  'gharelu (?:hinsa|hinsaa)',
  'da?hej .. (?:maa?r|tang|tortur|pareshan|pee?t|maa?ng|dhamk|satat)~',
  'chh?ed ?(?:chh?aa?d|khani)~',
];

const MARTA_HINDI = '(?:मारता|मारती|मारते|मारा|पीटता|पीटती|पीटते|पीटा|धमकाता|धमकाते|छेडता|डराता)';

const hindi = [
  `(?:मुझे|मुझको|हमें|हमको|मेरी (?:मां|बहन|बेटी) को) .. ${MARTA_HINDI}`,
  'मार ?पीट~',
  'मारत[ाेी] पीटत[ाेी]',
  'पीटत[ाेी] (?:है|हैं)',
  'मार (?:डाल|देंगे|देगा|देगी|दूं)~',
  'जान से मार~',
  'धमकी~',
  'बलात्कार~',
  'घरेलू हिंसा',
  'यौन (?:शोषण|उत्पीडन)',
  'दहेज .. (?:पीट|मार|तंग|प्रताड|परेशान|मांग|सता)~',
  'छेड ?छाड~',
  'ब्लैकमेल',
  'जबरदस्ती .. (?:शादी|संबंध)',
];

/** Danger, violence or abuse now, done or feared, and harm meant to another. */
export const DANGER: ForbiddenWords = {
  phrases: [...english, ...hinglish, ...hindi],
  harmless: [
    'beat(?:s|ing)? around the bush',
    '(?:beats?|beating|beaten) (?:me|us) (?:at|in|to it|by)',
    '(?:hits?|hitting) (?:me|us) (?:that|up|back|like|on (?:instagram|whatsapp|facebook))',
    'kill(?:s|ing)? me with (?:love|kindness|laughter)',
    'line maa?rt~',
  ],
};
