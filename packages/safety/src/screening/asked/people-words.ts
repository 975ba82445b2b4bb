/** Parts of phrases: relatives a question may be about. */
export const KIN =
  "(?:father|mother|dad|daddy|mom|mum|papa|mummy|parents?|husband|wife|spouse|partner|son|daughter|brother|sister|grand ?(?:father|mother|pa|ma|parents|son|daughter)|uncle|aunty?|nana|nani|dada|dadi|boy ?friend|girl ?friend|fianc(?:e|ee)|in laws?|relatives?|enemy|friend)(?:'s)?";

export const KIN_HINGLISH =
  '(?:pati|patni|biwi|beti|beta|papa|pita|pitaji|maa|mummy|mata|dada|dadi|dadaji|nana|nani|nanaji|bhai|behen|bahan|saas|sasur|chacha|mama)';

export const KIN_HINDI =
  '(?:पति|पत्नी|बीवी|बेटी|बेटा|पापा|पिता|पिताजी|मां|माता|मम्मी|दादा|दादी|दादाजी|नाना|नानी|भाई|बहन|सास|ससुर|चाचा|मामा)';

/** Parts of phrases: a partner or somebody one loves. */
export const LOVED =
  '(?:husband|wife|hubby|spouse|boy ?friend|girl ?friend|bf|gf|fianc(?:e|ee)|partner|lover|crush|he|she)';

export const LOVED_HINGLISH =
  '(?:pati|patni|biwi|biwii|husband|wife|boyfriend|girlfriend|bf|gf|partner|mangetar|premi|premika|wo|woh|vo|voh|usk[aei]|unk[aei]|usne)';

export const LOVED_HINDI =
  '(?:पति|पत्नी|बीवी|बॉयफ्रेंड|गर्लफ्रेंड|पार्टनर|मंगेतर|प्रेमी|प्रेमिका|वह|वो|उसका|उसकी|उनका|उनकी|उसने)';
