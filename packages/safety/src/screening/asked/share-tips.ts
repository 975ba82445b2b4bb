import type { ForbiddenWords } from '../../subjects/forbidden-words.ts';

const KAUNSA = '(?:kaun ?s[aei]|kon ?s[aei]|which|what|best|good|penny|multibagger)';

export const shareTips: ForbiddenWords = {
  phrases: [
    '(?:share|stock|equity|derivatives?|forex|commodity|option) (?:market|bazaa?r|tip|price|trading|trade|exchange|portfolio|investment|lena|lu|loon|kharid|khareed|bech)~',
    '(?:buy|sell|bought|sold|hold|purchase|buying|selling|holding|which|my) .. shares',
    `${KAUNSA} (?:shares?|stocks?|coins?|crypto~|ipos?|funds?)`,
    '(?:buy|sell|hold|purchase) .. stocks?',
    'stocks? (?:rise|fall|go|goes|crash|double|reach|perform|recover|lena|kharid|khareed|grow)~',
    'stocks',
    '(?:ka|ke) shares? (?:badh|gir|upar|niche|neeche|kab)~',
    'shares? .. (?:kharid|khareed|bech)~',
    'invest(?:ing|ed|ment)? .. (?:shares?|equity|equities|stocks?|gold|silver|mutual funds?|crypto~)',
    '(?:equities|equity|etfs?|crypto~|bit ?coins?|ethereum|doge ?coin|doge|solana|nfts?|alt ?coins?|meme ?coins?|btc|usdt)',
    '(?:intra ?day|day trad~|swing trad~|nifty|bank ?nifty|sensex|ipos?|mutual funds?|demat|multi ?baggers?|forex|zerodha|groww)',
    'f ?(?:&|and|n) ?o',
    '(?:futures|future) (?:and|&) options',
    'options? (?:trad~|buying|selling|chain)',
    'sip (?:mein|me|invest~|return~|start)',
    '(?:is|in|do|start|from|my|online|currency|gold|quit|full time|through|by|learn) trading',
    'trading (?:mein|me|se|main|karu|karna|karun|karke|profit|profits|account)',
    'शेयर',
    '(?:निफ्टी|सेंसेक्स|क्रिप्टो~|बिटकॉइन|म्यूचुअल फंड|इंट्राडे|ट्रेडिंग|डीमैट|स्टॉक)',
  ],
  harmless: [
    'tak(?:e|es|ing) stock',
    '(?:dead|live|rolling|shop|old|sarees?|goods) ?stock',
    'stock (?:keeper|manager|room|clearance)',
    '(?:in|out of) stock',
    'shares of (?:happiness|joy|love|sorrow|property|land|ancestral~|the (?:property|land|house)|my (?:father|mother|grand)~)',
    '(?:equity|stock|share) (?:market )?(?:research|analyst|brok(?:er|ing))~',
    '(?:market|fair|equal|rightful) shares?',
    '(?:import|export|spices?|grain|cloth|textile|steel|scrap|wholesale|timber|goods) (?:and export )?trading',
    '(?:my |our |start |in |is |do )*trading (?:business|company|firm|agency|house|of)',
    'शेयर कर~',
  ],
};
