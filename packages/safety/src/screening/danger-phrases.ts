import type { ForbiddenWords } from '../subjects/forbidden-words.ts';

const WHO =
  "(?:husband|wife|spouse|partner|boy ?friend|girl ?friend|bf|gf|fianc(?:e|ee)|ex|father|mother|dad|mom|mum|papa|parents|brother|sister|uncle|aunty?|cousin|son|daughter|in laws?|family|relatives?|he|she|they|someone|somebody|people|man|men|guy|boss|teacher|neighbou?rs?|police|guru|baba|who|step ?(?:father|dad|mother|mom|brother|son))(?:'s)?";
const WHOM =
  '(?:me|us|(?:my|our|his|her) (?:mother|mom|mum|sister|son|daughter|children|child|kids?|baby|wife|brother|hand|hands|face|arm|body|leg|hair|head))';
const BEATS =
  '(?:beats?|beating|beaten|hits?|hitting|slap(?:s|ped|ping)?|kick(?:s|ed|ing)|punch(?:es|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|thrash(?:es|ed|ing)?|burn(?:s|t|ed|ing)|tortur(?:es?|ed|ing)|abus(?:es?|ed|ing)|molest(?:s|ed|ing)?|rap(?:es?|ed|ing)|assault(?:s|ed|ing)?|threaten(?:s|ed|ing)?|harass(?:es|ed|ing)?|black ?mail(?:s|ed|ing)?|stalk(?:s|ed|ing)?|drug(?:s|ged)|lock(?:s|ed)|kidnap~|poison(?:s|ed|ing)?|grabs?|grabbed|drag(?:s|ged)|throws? things at|mistreat~|ill ?treat~|bites?|bit|starv(?:es?|ed|ing)|push(?:es|ed|ing)?)';

const english = [
  `${WHO} .. ${BEATS} ${WHOM}`,
  `(?:beats|beaten|slaps|slapped|chokes|strangles|thrashes|tortures|abuses|abused|molests|molested|raped|assaulted|threatens|threatened|harasses|blackmails|stalks) ${WHOM}`,
  `${WHO} .. ${BEATS} .. at ${WHOM}`,
  "(?:i am|i'm|im|i was|am i|i get|we are|i keep|being|been|getting) .. (?:beaten|slapped|raped|molested|abused|assaulted|tortured|black ?mailed|stalked|threatened|harassed|strangled|locked (?:up|in)|trafficked|sold)",
  '(?:wrong|bad|dirty|sexual) (?:things?|acts?) .. (?:to|with) me',
  'violent(?! (?:movies?|games?|films?|storms?|protests?))',
  '(?:save|protect|rescue) me from (?:my|him|her|them|this)',
  'touch(?:es|ed|ing)? me(?! (?:deeply|emotionally|base))',
  'forc(?:es?|ed|ing) (?:me|us|her)(?! to (?:study|work|take|do|become|join|leave|resign|choose|eat|sell|move))',
  'follow(?:s|ing|ed)? me (?:home|everywhere|daily|every|at night|around)',
  'am i safe(?! in (?:this|my) (?:job|company|role))',
  '(?:nudes?|naked|private|intimate|obscene|mms) (?:photo|video|pic|picture|clip)s?',
  'leak~ my (?:photo|video|pic)s?',
  'feel like (?:killing|hurting|stabbing|hitting)',
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
  `${WHO} .. (?:kill|murder|hurt|harm|poison|stab|shoot|burn) (?:me|us)`,
  '(?:tr(?:y|ies|ied|ying)|want~|going|threat~|plan~) .. (?:kill|murder|hurt|harm|poison|stab|shoot|burn) (?:me|us)',
  '(?:kill|killing|murder|murdering|poison|poisoning|shoot|stab|strangle) my (?:husband|wife|father|mother|boss|ex|in laws?|mother in law|father in law|brother|sister|son|daughter|child|children|family|boy ?friend|girl ?friend|neighbou?r)',
  '(?:i|to|should i|can i|going to|want to) (?:kill|murder|poison|shoot|stab|strangle) (?:him|her|them|someone|somebody)',
  "(?:i am|i'm|im|am i|we are|my life is|my (?:sister|mother|daughter|son|children|kids) (?:is|are)) .. (?:in|at) (?:danger|risk)(?! of (?:losing|being fired|failing|missing))",
  '(?:not|never|un) ?(?:feel )?safe (?:at|in my) (?:home|own home|marriage)',
  '(?:scared|afraid|fear|fearing|terrified) .. (?:my life|kill me|hurt me|hit me|beat me)',
  '(?:acid attack|honou?r killing|human trafficking|held (?:captive|hostage)|locked (?:me|us) (?:in|up|inside))',
  '(?:forced|forcing me into) (?:marriage|sex)',
  '(?:pulls?|pulled) my hair',
  '(?:throw|threw|throws|thrown|throwing) .. acid',
  'acid (?:at|on) me',
  '(?:comes?|came|gets?|climbs?) (?:to|in|into) my bed',
  '(?:knife|gun) (?:to|at|on) (?:me|my)',
  '(?:bruises?|marks) on my (?:body|arms?|face|neck)',
  '(?:violence|violent) .. (?:at|in|from|with) .. (?:home|marriage|husband|family|me)',
  '(?:not allow(?:ed)?|forbid~) .. (?:to )?(?:leave|go out of) (?:the )?(?:house|home|room)',
  'please (?:save|rescue) me',
];

const MUJHE = '(?:mujhe|mujhko|mujko|muje|hume|humein|humko|meri (?:maa|behen|beti) ko|mummy ko)';
const MAARE =
  '(?:maa?r(?:ta|te|ti|tha|thi|na|ne)|maara|maari|pee?t+(?:a|e|i)|pit+(?:a|e|i)|peetta|chhedt~|ched(?:ta|te)|torture|tortu?r|blackmail|black mail|dhamk~|daraa?t~)';

const hinglish = [
  `${MUJHE} .. ${MAARE}`,
  '(?:pati|husband|biwi|sasural(?: wale| wala)?|sasuraal|saas|sasur|papa|pita ?ji|bhai|boyfriend|bf|ghar ?wale|gharwale|wo|woh|vo|voh|devar|jeth|jija|chacha|mama) .. (?:maa+rt[aie]|pee?tt?[aie] (?:hai|hain|h|he)|pitt?[aie]) ~',
  'maa+rt[aie] (?:hai|hain|h|he)',
  '(?:mere|mujh|meri .. ke|beti ke) saa?th galat',
  'galat (?:harkat|tareeke se chh?u)~',
  '(?:pee?t|maa+r) rah[aie]~',
  '(?:belt|dand[ae]|lathi|joot[ae]) se',
  'galat (?:jagah|tari?k[ae]|tareek[ae])',
  'chh?u+t[aie] (?:hai|hain|h|he)',
  `${MUJHE} .. mara`,
  `${MUJHE} .. jal(?:a|aa)(?:ya|ne|na|di|diya)?`,
  'nang[aei] (?:video|photo|pic|tasveer)~',
  'dara rah[aie]',
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
  'haa?th utha~',
  '(?:ghar|kamre|kamra|room) (?:mein|me|main) .. (?:band|kaid|qaid) .. (?:rakh|kar)~',
  '(?:bachao|shoshan|pratadit|pratarit|zulm|julm|atya?cha+r|hinsa|pitai|pitaai)',
  'satat[aei] (?:hai|hain|h|he)',
  'maa?r kha~',
  'thappad~',
  'gala (?:daba|ghont|dabane)~',
  'jaan (?:ka|ko|ki|pe) khatr[ae]',
];

const MARTA_HINDI = '(?:मारता|मारती|मारते|मारा|पीटता|पीटती|पीटते|पीटा|धमकाता|धमकाते|छेडता|डराता)';

const hindi = [
  `(?:मुझे|मुझको|हमें|हमको|मेरी (?:मां|बहन|बेटी) को) .. ${MARTA_HINDI}`,
  'मारत[ाेी] (?:है|हैं)',
  '(?:मेरे|उसके|बेटी के) साथ गलत',
  'गलत हरकत~',
  '(?:पीट|मार) रह[ाीे]',
  '(?:बेल्ट|डंडे|लाठी) से',
  'गलत (?:जगह|तरीके)',
  'जलाने की (?:कोशिश|धमकी)',
  'मुझे .. जला (?:दिया|देंगे|देगा|दूंगा)',
  'नंग[ाीे] (?:वीडियो|फोटो|तस्वीर)~',
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
  'हाथ उठा~',
  '(?:घर|कमरे) में .. (?:बंद|कैद) .. (?:रख|कर)~',
  '(?:बचाओ|शोषण|प्रताडित|जुल्म|अत्याचार|हिंसा|पिटाई)',
  'सतात[ेाी]',
  'मार खा~',
  'थप्पड~',
  'गला (?:दबा|घोंट)~',
  'जान (?:को|का|पर) खतर~',
];

/** Phrases of danger, violence or abuse, present or feared, and of harm meant to another. */
export const DANGER: ForbiddenWords = {
  phrases: [...english, ...hinglish, ...hindi],
  harmless: [
    'beat(?:s|ing)? around the bush',
    '(?:beats?|beating|beaten) (?:me|us) (?:at|in|to it|by)',
    '(?:hits?|hitting) (?:me|us) (?:that|up|back|like|on (?:instagram|whatsapp|facebook))',
    'kill(?:s|ing)? me with (?:love|kindness|laughter)',
    '(?:line|chakkar|thokar|dhakk[ae]|gappe?|chhakk[ae]|kick|goal|chhalang|udaan) maa+rt~',
    '(?:लाइन|छक्का|छक्के|छलांग|गप्पें) मारत~',
  ],
};
