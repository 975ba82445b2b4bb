import { anyOf, fold } from './phrases.ts';

/**
 * Phrases that must always be found: the plainest wordings of danger, in the notation of
 * `phrases.ts`. A text with a word that may make them a denial, a memory, a story or a joke is left
 * to the model of detector/.
 */

const NAHI = '(?:na(?:hi|hin|hee|i)|nhi|nai)';
const SELF = [
  '(?:want|wanted|wanting|wanna) (?:to )?(?:die|be dead)(?! (?:of|in|for|at))',
  '(?:kill|killing|hang|hanging|drown|drowning|stab|stabbing|cut|cutting) my ?self(?! (?:some|shaving|while|off|out))',
  '(?:ending|end) my (?:own )?life',
  '(?:taking|take) my own life',
  '(?:hurt|harm|burn|poison|finish|end) my ?self',
  '(?:commit|committing|think of|thinking of|thinking about|thoughts of|doing|do) suicide',
  '(?:i am|im|i feel|feeling) suicidal',
  "(?:don't|dont|do not|no longer|not) (?:want|wish|wanna|wanting) (?:to )?(?:live(?! (?:with|in|at|abroad|here|there|alone|apart|together|away|near|on|like|under|by))|be alive|exist|wake up)",
  "(?:don't|dont|do not) feel like living",
  '(?:no|any) (?:reason|point|use|wish|will|desire) (?:to|in|of|for) (?:live|living|being alive)',
  'nothing (?:left )?to live for',
  '(?:tired|sick|fed up) (?:of|with) (?:living|being alive|my life|life)',
  'wish i (?:was|were) (?:dead|never born|not alive)',
  'better off (?:dead|without me)',
  'life (?:is )?not worth living',
  '(?:drank|swallowed|ate|took|consumed) .. (?:poison|phenyl|bleach|acid|pesticides?|harpic|kerosene|all (?:my|the) pills|too many (?:pills|tablets))',
  '(?:cut|cutting|slash|slashed|slit) my (?:wrists?|veins?|arms?)',
  '(?:mujhe|mjhe|muje|ab|bas) (?:ab |bas )?(?:marna|mar jaa?na) (?:hai|h|chahiye|chaiye)',
  '(?:marna|mar jaa?na) cha?ah?a?t(?:a|i) (?:hu|hun|hoon)',
  'mar jaa?na (?:chahiye|chaiye|chahta|chahti)',
  `(?:jeena|jina|jeene) .. ${NAHI} (?:chah~|hai|h|hota|karta)`,
  `${NAHI} (?:jeena|jina)`,
  '(?:khud|apne aap|apneaap) k[oa] (?:maar|mar|khatam|khatm|nuks[a]+n|chot|kaat) (?:lu|lun|loon|lunga|lungi|dunga|dungi|du|leta|leti|liya|raha|rahi)',
  'apni jaan (?:le|lena|lene|lelu|de|dena|dene|dedu)~',
  '[zj][ae]h?[ae]?r kha~ (?:lu|lun|lunga|lungi|liya|li)',
  'nas kaat~',
  'haath kaat (?:liya|li|lu|lun|lunga|lungi)',
  '(?:ph?|f)aa?n?si laga~',
  '(?:suicide|aa?tm[ao]? ?hatt?ya|khud ?k(?:u|oo)sh?i) kar (?:lu|lun|loon|lunga|lungi|na chahta|na chahti)',
  '[zj]ind[ae]gi se (?:haa?r|thak|tang|oob|ub)~',
  'मर(?:ना| जाना) चाह(?:ता|ती) हूं',
  '(?:मुझे|अब|बस) (?:अब |बस )?मर(?:ना| जाना) (?:है|चाहिए)',
  'काश .. मर (?:जाता|जाती|जाऊं)',
  '(?:जीना|जीने) .. नहीं (?:चाह(?:ता|ती|ते)|है|करता|रहा)',
  'नहीं जीना',
  '(?:खुद|अपने आप|स्वयं) को (?:मार|खत्म|काट) (?:लूं|लूंगा|लूंगी|दूं|दूंगा|दूंगी|लिया|डालूं)',
  'अपनी जान (?:दे दूं|दे दूंगा|दे दूंगी|देना चाह~|देने का)',
  'जहर खा~ (?:लूं|लूंगा|लूंगी|लिया|ली)',
  'नस काट~',
  'हाथ काट (?:लिया|ली|लूं)',
  'फां?सी लगा~',
  '(?:आत्म ?हत्या|खुदकुशी) (?:कर(?:ना| लूं| लूंगा| लूंगी)|का (?:मन|विचार|ख्याल))',
  '(?:जिंदगी|जिन्दगी) से (?:हार|थक|तंग|ऊब)~',
];

const RELATIVE =
  '(?:he|she|they|husband|wife|father|mother|brother|son|uncle|boyfriend|in laws|father in law|mother in law|papa|dad|mom|boss)';
const VIOLENCE = [
  `${RELATIVE} (?:always |often |still |again |just )?(?:beats?|is beating|hits?|slaps?|slapped|kicks?|kicked|punche[sd]|strangle[sd]?|chokes?|choked|rape[sd]?|molest(?:s|ed)) (?:me|us|my (?:child|son|daughter|mother|sister|kids?))(?! (?:at|in|with|by))`,
  '(?:he|they|husband|in laws|ex|boyfriend|uncle) .. (?:will|going to|threat~ to|wants? to) kill (?:me|us)',
  '(?:pati|sasur|saas|devar|jeth|husband|sasural wale|पति|ससुर|सास|देवर|जेठ|ससुराल वाले) (?:mujhe |mjhe |muje |roz |मुझे |रोज |बहुत |bahut |bht )*(?:marta|marte|marti|maarta|maarte|maarti|pitta|peetta|pitte|peette|मारता|मारते|मारती|पीटता|पीटते|पीटती) (?:hai|hain|h|है|हैं)',
  '(?:mujhe|मुझे) (?:jaan se maar|जान से मार)~',
];

const SOMEBODY =
  '(?:friend|wife|husband|brother|sister|son|daughter|mother|father|mom|dad|roommate|cousin|student|girlfriend|boyfriend|he|she|uncle|aunt)';
const OTHER = [
  `${SOMEBODY} .. (?:wants? to die|is suicidal|kill (?:him ?self|her ?self|them ?selves)|end (?:his|her|their) life|attempt(?:ed|s)? suicide|overdosed|cut(?:s|ting)? (?:him ?self|her ?self))`,
  '(?:says?|said|saying|threatens?|threatening|tried|trying) .. (?:kill|hurt|harm|hang|finish) (?:him ?self|her ?self|them ?selves)',
  '(?:dost|biwi|patni|pati|bhai|behen|behan|beta|beti|maa|mummy|papa|saheli|wo|woh|vo|दोस्त|पत्नी|बीवी|पति|भाई|बहन|बेटा|बेटी|मां|पापा|सहेली|वो|वह) .. (?:marna chahta|marna chahti|suicide ki koshish|zeher kha li~|jeher kha li~|fansi laga~|phansi laga~|nas kaat li|मरना चाहता|मरना चाहती|जहर खा लिया|आत्महत्या की कोशिश|फांसी लगा~|नस काट ली)',
];

const DOUBTS = [
  "no|not|never|nt|dont|don't|didn't|doesn't|won't|wasn't|isn't|none|nil|zero|without|nope|nor",
  'nahi|nahin|nhi|nai|na|mat|kabhi|bilkul|नहीं|नही|न|ना|मत|कभी|शून्य',
  'used to|once|ago|years?|last|long back|earlier|past|history|before|was|were|had|since|recovered|survived',
  'pehle|pahle|tha|thi|the|thay|saal|sal|baras|ab theek|पहले|था|थी|थे|साल|वर्ष|बरस|तब',
  'films?|movies?|series|serials?|novel|books?|story|poem|song|lyrics|game|pubg|level|essay|article|news|poster|course|research|training|thesis|project|assignment|script|drama|words?|meaning|meant|means|matlab|prevention|awareness|helpline|seminar|law|section|act|episode|hero|heroine|scene|characters?|match|joke|joking|diary|quote|dream|sapna|sapne',
  'फिल्म|सीरियल|सीरीज|नाटक|कहानी|किताब|खबर|अखबार|मतलब|गाना|हीरो|गेम|सपना|सपने|kahani|kitab|gaana|gana|akhba?a?r|khabar|natak|hero',
  'lol|lmao|rofl|haha~|laugh~|hasi|hansi|yaar|yar|embarrass~|laughter|shame|sharam|sharm|heat|garmi|गर्मी|bored|boredom|cringe|momos?|chai|tea|coffee|biryani',
  'barsi|बरसी|punyatithi|died|anniversary|kashi|काशी|gate|queue',
];

const plain = anyOf([...SELF, ...VIOLENCE, ...OTHER]);
const doubt = anyOf(DOUBTS);
const LAUGHS = /[😂🤣😅😆😹😜😝]/u;

/**
 * Whether a text mentions danger in the plainest words, without a word or sign beside them that
 * takes them back.
 */
export const saysPlainly = (text: string): boolean => {
  const folded = fold(text);
  const said = folded.match(plain)?.[0];
  if (said === undefined || LAUGHS.test(text)) return false;
  const at = folded.indexOf(said);
  return `${folded.slice(0, at)} | ${folded.slice(at + said.length)}`.search(doubt) < 0;
};
