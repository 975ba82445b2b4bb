import type { EvidenceOf } from '@dhruva/jyotish';

/** Verb phrases for a graha and the houses of a subject, after the house in the oblique. */
const HOUSE_VERBS: Readonly<Record<string, string>> = {
  'occupies-house': 'में बैठा है',
  'aspects-house': 'को देखता है',
  'owns-house': 'का स्वामी है',
};

/** Phrases of the other reasons for which a graha ranks first. */
const OTHER_REASONS: Readonly<Record<string, string>> = {
  'navamsa-lord': 'उस भाव के स्वामी की नवांश राशि का स्वामी है',
  'varga-house': 'इस विषय की सूक्ष्म कुंडली में बलवान है',
  'strong-sign': 'बलवान राशि में है',
  'best-degree': 'अपनी राशि का ज़्यादातर हिस्सा पार कर चुका है',
  'most-able': 'आपके सब ग्रहों में सबसे बलवान है[षड्बल]',
  karakamsa: 'आपकी भीतरी दिशा के बिंदु[कारकांश] से जुड़ा है',
  'runs-now': 'आपकी मौजूदा दशा का स्वामी है',
};

/** Ids of all reasons that have words. */
export const REASON_IDS: readonly string[] = [
  ...Object.keys(HOUSE_VERBS),
  ...Object.keys(OTHER_REASONS),
];

type Because = EvidenceOf<'specific.work-field'>['because'];

const MOST = 2;

/** "यह ग्रह काम के भाव में बैठा है और बलवान राशि में है"; `houseOf` stands before "के". */
export const reasonsInWords = (because: Because, houseOf: string): string => {
  const told = because.slice(0, MOST);
  const verbs = told.flatMap((reason) => HOUSE_VERBS[reason] ?? []);
  const others = told.flatMap((reason) => OTHER_REASONS[reason] ?? []);
  const houses = verbs.map((verb, index) =>
    index === 0 ? `${houseOf} के भाव ${verb}` : `ऐसे ही भाव ${verb}`,
  );
  return `यह ग्रह ${[...houses, ...others].join(' और ')}`;
};

/** Names of the sources of a partner trait: before "से". */
export const READS: Readonly<Record<string, string>> = {
  'seventh-house': 'सातवें भाव',
  'seventh-lord': 'सातवें भाव के स्वामी',
  venus: 'शुक्र',
  upapada: 'विवाह के बिंदु[उपपद]',
  'varga-seventh': 'नवांश के सातवें भाव',
  'varga-seventh-lord': 'नवांश के सातवें भाव के स्वामी',
  karaka: 'विवाह के कारक ग्रह',
  darakaraka: 'दाराकारक[सबसे कम अंश वाले ग्रह]',
};
