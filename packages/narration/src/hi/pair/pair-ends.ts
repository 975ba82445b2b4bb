/** Endings that several findings share; `%m` is the matter asked about, before a postposition. */

export const plain = { neutral: ['।'] };

export const LINKS = {
  for: [', और यह %m के लिए अच्छा है।', ', और दोनों एक-दूसरे की ओर बढ़ते हैं।', ', इसलिए तालमेल सहज है।'],
  against: [', इसलिए बात खुलकर कहें।', ', और इसमें धीरज चाहिए।', ', और इसमें कुछ मेहनत लगती है।'],
} as const;

export const PLACES = {
  for: [', जो मदद करता है।', ', जिससे दोनों साथ चल पाते हैं।', ', जो %m के लिए अच्छा है।'],
  against: [
    ', और वहाँ धीरज चाहिए।',
    ', इसलिए किसी एक की बात अनसुनी रह सकती है।',
    ', और यह फ़र्क़ मिलकर पाटना होगा।',
  ],
} as const;
