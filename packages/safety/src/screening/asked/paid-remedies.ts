import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';

const STONE =
  "(?:ruby|rubies|emerald|(?:blue |yellow |white )?sapphire|pearl|(?:red )?coral|diamond|topaz|hessonite|gomed|cat'?s eye|lehsuniya|neelam|pukhraj|panna|moonga|munga|manik|manikya|moti|heera|opal|amethyst|turquoise|firoza)";
const STONE_HINDI = '(?:नीलम|पुखराज|पन्ना|मोती|मूंगा|माणिक|गोमेद|लहसुनिया|हीरा|हीरे|रूबी|फिरोजा|ओपल)';
const RITE =
  '(?:puja|pooja|pujan|havan|homam?|yag(?:ya|na)|abhishek|rudrabhishek|anushthan|paath|jaap|shanti|nivaran|ritual)s?';

export const paidRemedies: ForbiddenWords = {
  phrases: [
    'gem ?stones?',
    'gems?',
    'birth ?stones?',
    '(?:lucky|which|what|kaun ?s[aei]|kon ?s[aei]|koi|rashi) (?:gem|stone|ratn[a]?)s?',
    `(?:wear|wearing|wore|put on|suits?) .. ${STONE}`,
    `(?:buy|purchase) .. ${STONE} (?:for|to|ring)`,
    `${STONE} .. (?:suits?|wear|ring|bracelet|pendant|finger|pehn|pahn|pahan|pehen|dharan|stone|ratn)~`,
    '(?:blue|yellow) sapphires?',
    '(?:rudraksh~|yantras?|talismans?|amulets?|ta[wv]ee?[zj]|tabee?[zj]|kavach|gomed|pukhraj|lehsuniya)',
    'ratn .. (?:pehn|pahn|pahan|pehen|dharan)~',
    'ratna .. (?:pehn|pahn|pahan|pehen|dharan)~',
    `(?:which|paid|special|costly|kaun ?s[ie]|kon ?s[ie]) ${RITE}`,
    `what ${RITE} (?:should|to|can|will (?:help|solve|fix)|must)`,
    `(?:book|sponsor|order|perform|conduct) .. ${RITE}`,
    `${RITE} .. (?:kar(?:wa|va)|money|dakshina|cost)~`,
    `${RITE} kara(?:u|un|na|ne|ye|ke)~`,
    `pay(?:ing)? .. (?:pandit|priest|${RITE}|astrologer|baba|tantrik)`,
    '(?:dakshina|havans?|yagya|anushthan|homam|rudrabhishek|rituals?)',
    `(?:dosh|dosha|graha|navgraha|sarp) .. ${RITE}`,
    '(?:रत्न|पुखराज|गोमेद|लहसुनिया|यंत्र|ताबीज|हवन|यज्ञ|रुद्राक्ष|रुद्राभिषेक|अनुष्ठान)',
    `${STONE_HINDI} .. (?:पहन|धारण|सूट)~`,
    'patt?har .. (?:pehn|pahn|pahan|pehen)~',
    'पत्थर .. पहन~',
    '(?:कौन ?सी|विशेष) पूजा',
    'पूजा (?:करवा|करा)~',
    'शांति (?:पूजा|पाठ|करवा|करा)~',
  ],
  harmless: [
    '(?:little|hidden) gems?',
    '(?:gem ?stones?|diamond|pearl|ruby) (?:business|shop|trade|export|industry|dealer|cutting|merchant)',
    'diamond (?:ring|necklace|jewel~) for',
    '(?:morning|evening|bedtime|daily) rituals?',
    'पुत्र रत्न',
  ],
};
