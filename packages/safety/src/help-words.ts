import type { Danger } from './danger.ts';
import type { HelplineId } from './helplines.ts';

/** Languages of the help card: that of the text it answers. */
export type HelpLanguage = 'en' | 'hi';

/** Helplines for each kind of danger, in order. The first two are on the card before any text. */
export const LINES_FOR: Readonly<Record<Danger, readonly HelplineId[]>> = {
  self: ['tele-manas', 'emergency', 'women', 'child'],
  violence: ['women', 'emergency', 'child', 'tele-manas'],
  other: ['tele-manas', 'emergency', 'women', 'child'],
};

interface HelpWords {
  readonly title: string;
  /** Screen-reader text before a number: whom it calls. */
  readonly ring: (name: string) => string;
  readonly all: string;
  readonly lead: Readonly<Record<Danger, string>>;
  readonly lines: Readonly<Record<HelplineId, { readonly name: string; readonly purpose: string }>>;
}

/** Texts of the help card. Short: the numbers come first. */
export const HELP_WORDS: Readonly<Record<HelpLanguage, HelpWords>> = {
  en: {
    title: 'You are not alone',
    ring: (name) => `Call ${name}`,
    all: 'All numbers',
    lead: {
      self: 'What you wrote sounds very hard. Talk to someone now: free, day and night, and what you say stays private. In immediate danger, call 112.',
      violence:
        'What is being done is not your fault, and you need not bear it alone. A woman can call 181, a child 1098, anyone in danger 112: free, day and night.',
      other:
        'You can help. Stay with them, ask plainly whether they think of dying, listen, keep what could harm out of reach, and call together. In immediate danger, call 112.',
    },
    lines: {
      'tele-manas': {
        name: 'Tele-MANAS',
        purpose: 'A trained counsellor, free of charge, in 20 languages, day and night',
      },
      emergency: { name: 'Emergency', purpose: 'Police, fire and ambulance, day and night' },
      women: { name: 'Women helpline', purpose: 'Violence or abuse, at home or elsewhere' },
      child: { name: 'Child helpline', purpose: 'A child who is hurt, alone or afraid' },
    },
  },
  hi: {
    title: 'आप अकेले नहीं हैं',
    ring: (name) => `${name} को कॉल कीजिए`,
    all: 'सभी नंबर',
    lead: {
      self: 'आपने जो लिखा, वह बहुत कठिन लगता है। अभी किसी से बात कीजिए: कॉल मुफ़्त है, दिन-रात, और आपकी बात गोपनीय रहती है। तुरंत ख़तरा हो तो 112 पर कॉल कीजिए।',
      violence:
        'जो हो रहा है, उसमें आपकी ग़लती नहीं है, और इसे अकेले सहना ज़रूरी नहीं। महिलाएँ 181, बच्चे 1098, और ख़तरे में कोई भी 112 पर कॉल कर सकता है: मुफ़्त, दिन-रात।',
      other:
        'आप मदद कर सकते हैं। उनके साथ रहिए, साफ़ पूछिए कि क्या मरने के ख़याल आते हैं, ध्यान से सुनिए, नुक़सान पहुँचाने वाली चीज़ें दूर रखिए, और साथ मिलकर कॉल कीजिए। तुरंत ख़तरा हो तो 112।',
    },
    lines: {
      'tele-manas': {
        name: 'टेली-मानस',
        purpose: 'प्रशिक्षित परामर्शदाता से मुफ़्त बात, 20 भाषाओं में, दिन-रात',
      },
      emergency: { name: 'आपातकाल', purpose: 'पुलिस, दमकल और एंबुलेंस, दिन-रात' },
      women: { name: 'महिला हेल्पलाइन', purpose: 'घर में या बाहर हिंसा या दुर्व्यवहार' },
      child: { name: 'बाल हेल्पलाइन', purpose: 'कोई बच्चा जो पीड़ित, अकेला या डरा हुआ है' },
    },
  },
};
