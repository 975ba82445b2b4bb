/** Endings that several findings share; `%m` is the matter asked about, before a postposition. */

export const plain = { neutral: ['।'] };

export const LINKS = {
  for: [', और यह %m के लिए अच्छा है।', ', और दोनों आधे रास्ते मिलते हैं।', ', इसलिए सद्भावना सहज है।'],
  against: [', इसलिए बात खुलकर कहें।', ', और धीरज चाहिए।', ', और कुछ मेहनत लगती है।'],
} as const;

export const PLACES = {
  for: [', जो मदद करता है।', ', जिससे दोनों साथ चल पाते हैं।', ', जो %m के लिए अच्छा है।'],
  against: [', और वहाँ धीरज चाहिए।', ', इसलिए कोई एक अनसुना रह सकता है।', ', जिस पर पुल बनाना है।'],
} as const;
