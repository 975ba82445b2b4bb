import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';

const CHILD =
  '(?:sons?|daughters?|boys?|girls?|child|children|kids?|nephew|niece|brother|sister|cousin|grand ?(?:son|daughter|child|children)|student|friend)';
const BACHCHA =
  '(?:bet[aei]|betiyan|ladk[aei]|bach?ch?[aeiou]n?|bhai|behen|bahan|bhatij[aei]|bhanj[aei]|pot[aei]|nati|natin)';
const BACHCHA_HINDI =
  '(?:बेटा|बेटे|बेटी|लडका|लडके|लडकी|बच्चा|बच्चे|बच्ची|भाई|बहन|भतीजा|भतीजे|भतीजी|भांजा|भांजे|भांजी|पोता|पोते|पोती|नाती|नातिन)';
const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';
const AGE = `(?:1[0-7]|[1-9]|${WORDS})`;
const SCHOOL_AGE = '(?:1[0-7]|[89]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const SANKHYA =
  '(?:1[0-7]|[1-9]|ek|do|teen|chaa?r|paa?nch|chh?e|saa?t|aa?th|nau|das|gyarah|barah|terah|chaudah|pandrah|solah|satrah)';
const SANKHYA_HINDI =
  '(?:1[0-7]|[1-9]|एक|दो|तीन|चार|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह)';
const SPAN = '(?:years?|yrs?|yr|y|months?|weeks?|days?)';
const SAAL = '(?:saa?l|varsh|baras|mahin[ae]|din)';
// "is 9", but not "is 9 years older", "is 2 lakhs in debt" or "left 5 years ago".
const JUST = `(?! (?:${SPAN} )?(?:older|younger|elder|senior|junior|ago|back|later|into|of|lakhs?|crores?|times?|flats?|shops?))`;
const THINGS =
  '(?:business|company|shop|car|house|flat|home|relationship|marriage|love|job|startup|loan|debt|case|dispute|friendship|bike|dog|cat|pet|dream|firm|practice|brand|channel|habit|feud|property|land|phone|laptop|factory|career|blog|fight|problem|degree|plan|project)';
const NTH = '(?:[1-9]|1[0-2])(?:st|nd|rd|th|vi|vin|v|वीं|वी)?';
const NTH_HINDI = '(?:पहली|दूसरी|तीसरी|चौथी|पांचवीं|छठी|छठवीं|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|[1-9]वीं|10वीं)';

export const minor: ForbiddenWords = {
  phrases: [
    `(?:${AGE}|\\d+ (?:months?|weeks?|days?)) ?(?:${SPAN} ?)?old ${CHILD}`,
    `${CHILD} .. ${AGE} ?${SPAN} ?old`,
    `(?:my|our) ${AGE} ?${SPAN} ?old(?! ${THINGS})`,
    `(?:my|our|his|her) ${CHILD} (?:is |just |only |now |turned |aged? |who is |about to be |will be )+${AGE}${JUST}`,
    `(?:my|our|his|her) ${CHILD} ${AGE}(?= (?:will|is|has|can|should|${SPAN}))${JUST}`,
    `(?:i am|i'm|im|iam|i just turned|i turned|i will be|me|my age is|age) (?:just |only |now |a |an )*${SCHOOL_AGE}(?! (?:years? (?:into|in|older|younger|senior)|months?|weeks?|days?|lakhs?|crores?|k|kg|kilos?|feet|ft|cm|minutes?|hours?|times?|percent|of|points?|marks|out|%))(?!%)`,
    `(?:i am|i'm|im) .. ${AGE} ?(?:years?|yrs?) ?old`,
    `${BACHCHA} .. ${SANKHYA} ${SAAL} (?:ka|ki|ke)(?! (?:experience|anubhav|gap|course|relation|rishta|contract|bond))`,
    `${SANKHYA} ${SAAL} (?:ka|ki|ke) ${BACHCHA}`,
    `(?:main|mai|mein|me|meri (?:umr|umar|age)) .. ${SCHOOL_AGE} (?:saa?l|varsh|baras|years?|yrs?)(?: ka| ki| hai)`,
    `${BACHCHA_HINDI} .. ${SANKHYA_HINDI} (?:साल|वर्ष|बरस|महीने|माह|दिन) (?:का|की|के)`,
    `${SANKHYA_HINDI} (?:साल|वर्ष|बरस|महीने|माह|दिन) (?:का|की|के) ${BACHCHA_HINDI}`,
    'मैं .. (?:1[0-7]|[89]) (?:साल|वर्ष) (?:का|की)',
    `${CHILD} .. (?:class|grade|std|standard) ${NTH}(?! (?:officer|job|post))`,
    `${CHILD} .. ${NTH} (?:class|grade|std|standard|board)s?`,
    `(?:i study|i am|i'm|im|i am studying|studying) in (?:class|std|standard|grade) ${NTH}`,
    `(?:class|grade|std|standard) ${NTH} .. ${CHILD}`,
    `(?:i am|i'm|im) in ${NTH} (?:class|std|standard|grade)`,
    `${BACHCHA} .. (?:class|kaksha|std) ${NTH}`,
    `${BACHCHA} .. ${NTH} (?:class|kaksha|std|mein|me)`,
    `${NTH_HINDI} (?:कक्षा|क्लास)`,
    `(?:कक्षा|क्लास) (?:[1-9]|10)`,
    '(?:10 ?th|tenth|10 ?vi|dasvi|dasvin) (?:boards?|class|exam|standard)(?! (?:teacher|pass|fail))',
    `(?:my|our|mer[aei]|hamar[aei]) (?:${CHILD}|${BACHCHA}) .. (?:school|nursery|kinder ?garten|lkg|ukg|play ?school|pre ?school|day ?care|creche|anganwadi)(?! (?:teacher|principal|bus|business|job|van|owner))`,
    '(?:is|are|am|still|a) (?:a )?minors?(?! (?:issue|change|problem|role|surgery|delay|accident|injury|planet|in|part|setback|degree|detail|repair|fight|argument)s?)',
    `minor ${CHILD}`,
    'under ?age',
    '(?:under|below) (?:18|eighteen)',
    'teen ?aged?',
    'teen ?agers?',
    '(?:toddlers?|infants?|new ?born)',
    `(?:my|our) (?:little|baby|young|tiny|small) (?:one|baby|angel|${CHILD})`,
    'baby (?:boy|girl)',
    '(?:will|does|how is|for|of) (?:my|our) baby',
    '(?:my|our) kids?',
    'kid (?:brother|sister)',
    '(?:mer[aei]|hamar[aei]|apn[aei]) (?:chh?ot[aei] |nanh[aei] )?bach?ch?[aeiou]+n?',
    '(?:मेरे|मेरा|मेरी|हमारे|हमारा|अपने) (?:छोटे |छोटी |नन्हे )?(?:बच्चे|बच्चा|बच्ची|बच्चों)',
    '(?:नाबालिग|nabalig|naabalig)',
  ],
  harmless: [
    'child ?hood (?:friend|sweetheart|love)',
    'baby (?:steps?|products?|clothes|shop)',
    '(?:is|are) (?:my|our) baby',
    '(?:my|our) kids? (?:wear|clothing|shop|store|boutique|business|brand)',
  ],
};
