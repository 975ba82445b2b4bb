import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';

const CHILD = '(?:baby|babies|child|children|kids?|son|sons|daughters?|boy|girl|twins|issue)';
const WHAT_KIND =
  '(?:(?:a|an|my|our|any|own|more|healthy|first|second|third|another|baby|beautiful|one|two|three|male|female) )*';

export const pregnancy: ForbiddenWords = {
  phrases: [
    'pregn[ae]n?[a-z]*',
    'preggers',
    'conceiv(?:e|ed|ing)',
    'conception',
    '(?:ivf|iui|surroga~|test tube baby|fo?etus|unborn|womb|ultrasound|miscarr~|abortions?|infertil~|fertility|sperm count|caesarean|cesarean|c section|child ?birth|childless|progeny|offspring)',
    'abort (?:my|the|this|our) (?:baby|child|pregnancy)',
    '(?:normal|safe) delivery',
    'delivery .. (?:normal|safe|caesarean|cesarean|c section|operation)',
    `(?:will|can|could|shall|should|may|going to|to|when do|able to|yog to) .. (?:have|bear|expect|deliver|be blessed with|give birth to|get) ${WHAT_KIND}${CHILD}(?! (?:friend|like|in law|who|of my))`,
    `(?:expecting|carrying|bearing|blessed with) ${WHAT_KIND}${CHILD}`,
    'give birth',
    '(?:become|becoming|be) (?:a |the )?(?:mothers?|fathers?|mom|dad|mum|parents?)',
    '(?:motherhood|fatherhood|parenthood)',
    '(?:boy|son|male|ladk[ae]|beta|putra|munda) (?:or|ya|ki|hoga ya|hoga ki|hoga or) (?:a )?(?:girl|daughter|female|ladki|beti|putri|kudi)',
    '(?:girl|daughter|female|ladki|beti|putri) (?:or|ya|ki|hogi ya|hogi ki|hogi or) (?:a )?(?:boy|son|male|ladk[ae]|beta|putra)',
    '(?:sex|gender) of .. (?:child|baby|children)',
    "(?:child|baby)(?:'s)? (?:sex|gender)",
    'how many (?:children|kids|sons|daughters|babies)(?: .. (?:have|get|born)| in my)',
    'number of (?:children|kids|sons|daughters)',
    'start(?:ing)? (?:a|our|my) family',
    '(?:child|baby|santaa?n|putra?) (?:yog|yoga|prapti|sukh|birth|planning)',
    'garbh~',
    'pet se',
    '(?:bach?ch?[aei]|santaa?n|aulaa?d|baby|ladka|beta|beti|ladki|putra) .. (?:hog[aie]|honge|paida|janm|chahiye)',
    '(?:santaa?n|aulaa?d)',
    '(?:maa|mummy|mother|pita|papa|baap|father|mata|parents) (?:kab )?ban(?:ung|oong|eg|eng|n|p|ug)~',
    'गर्भ~',
    'संतान~',
    'औलाद',
    'पुत्र (?:प्राप्ति|योग|रत्न|होगा)',
    '(?:बच्चा|बच्चे|बेटा|बेटी|पुत्र|लडका) .. (?:होगा|होगी|होंगे|पैदा)',
    '(?:बेटा|लडका|पुत्र) .. (?:या|कि) .. (?:बेटी|लडकी|पुत्री)',
    '(?:मां|माता|पिता|पापा|मम्मी|बाप) (?:कब )?बन~',
    'प्रसव',
    'डिलीवरी .. (?:नॉर्मल|सामान्य|ऑपरेशन)',
  ],
  harmless: [
    'conceiv(?:e|ed|ing) .. (?:ideas?|products?|plans?|project|story|design|concept|film|business)(?: idea)?',
    '(?:son|daughter|mother|father)s? in law',
    'miscarriage of justice',
    'bet[ai] .. (?:pass|shaa?di|naukri|job|doctor|engineer|settle|safal|kamyab) .. hog[aie]',
    '(?:बेटा|बेटी|बेटे) .. (?:पास|शादी|नौकरी|सफल|डॉक्टर) .. (?:होगा|होगी|होंगे)',
  ],
};
