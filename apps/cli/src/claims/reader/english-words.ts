import type { Words } from './words.types.ts';

const GRAHA = '(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)';
const SEAT = '(?:stands?|sits?|falls?|lies|placed|is|are|moves?) (?:well )?in (?:the|your)';
const NO_HOUSE =
  '(?! (?:half|part|week|month|year|quarter|phase|step|sentence|degree|decade|line|sign of))';

/** English as the answers use it. */
export const ENGLISH: Words = {
  grahas: {
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  signs: [
    'Mesha',
    'Vrishabha',
    'Mithuna',
    'Karka',
    'Simha',
    'Kanya',
    'Tula',
    'Vrishchika',
    'Dhanu',
    'Makara',
    'Kumbha',
    'Mina|Meena',
  ],
  afterSign: '',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  doubtfulMonth:
    '(?<!(?:in|from|to|until|till|by|since|and|through|of|before|after|early|late) )(?:May|March)(?! (?:to|and|or|until|\\d))',
  ordinals: [
    'first|1st',
    'second|2nd',
    'third|3rd',
    'fourth|4th',
    'fifth|5th',
    'sixth|6th',
    'seventh|7th',
    'eighth|8th',
    'ninth|9th',
    'tenth|10th',
    'eleventh|11th',
    'twelfth|12th',
  ],
  houses: [
    'ORDINALS (?:houses?|lords?|bhavas?|(?:sign |place |house )?from)',
    `${SEAT} ORDINALS${NO_HOUSE}`,
    '(?:lords? of|rules|ruling) (?:the|your) ORDINALS',
  ],
  verbs: {
    conjoined:
      'conjoin\\w*|joined (?:to|with|by)|(?:stands?|standing|sits?|sitting) (?:together|with|beside)|together with|in the company of|shares? (?:a|one|its) sign',
    aspects: `looks (?:at|on|upon)|look (?:at|upon) (?:your|the) \\w+ house|(?:looking|looked) (?:at|on|upon)|aspected|aspecting|aspects? (?:the|your|it|both|${GRAHA})|glances?|gazes?`,
    exchanges: "exchang\\w+ (?:signs|places|houses)|parivartana|in each other's signs?",
    hosted: `hosted by|host (?:to|of)|guest (?:of|in the sign of)|dispositor|in (?:a|the) sign (?:of|ruled by) (?:the )?${GRAHA}|in ${GRAHA}'s sign`,
  },
  terms: {
    'sade-sati': '[Ss]ade[ -]?[Ss]ati',
    dhaiya: '[Dd]haiya|[Kk]antaka [Ss]hani|[Aa]shtama [Ss]hani',
    manglik: '[Mm]anglik|[Mm]angal [Dd]osha|[Kk]uja [Dd]osha',
    guna: '[Gg]unas?|\\d+(?:\\.5)? (?:of|out of) 36',
    exalted: 'exalted',
    debilitated: 'debilitated',
    combust: 'combust',
    retrograde: 'retrograde',
    vargottama: '[Vv]argottama',
    moolatrikona: '[Mm]oolatrikona',
    'level-1': '[Mm]ahadasha',
    'level-2': '[Aa]ntardasha',
    'level-3': '[Pp]ratyantardasha',
  },
  yogaName: 0,
};
