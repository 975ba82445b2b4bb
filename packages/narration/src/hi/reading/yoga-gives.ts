import type { YogaId } from '@dhruva/jyotish';
import { YOGA_WORDS } from '../words/yogas.ts';

const PARTS = /^(?<name>[^[]+)\[.*: (?<gives>[^:\]]+)\]$/u;

/** Yogas named by the houses they join go by the name of their kind. */
const kindOf = (name: string): string => name.replace(/^.* भाव का |^आरूढ़ लग्न का /u, '');

/** After the name of a yoga and "है,": where what the table gives does not fit into a sentence. */
const CONTINUED: Readonly<Partial<Record<YogaId, string>>> = {
  kemadruma: 'यानी अपना दायरा और अपनी बचत क़दम-क़दम बनानी होती है',
  amala: 'यानी साफ़-सुथरा काम और लंबे समय तक बना रहने वाला नाम',
  sakata: 'यानी भाग्य पहिए-सा घूमता है, इसलिए अच्छे समय की बचत काम आती है',
  adhama: 'जिसके कठोर नाम का मतलब बस इतना है कि शुरुआत सादी होती है और मेहनत आगे ले जाती है',
  'nabhasa-sarpa': 'यानी सीधा व्यवहार रखना और अपने पैरों पर खड़े होना सीखना होता है',
  'nabhasa-sakata': 'यानी सादा, लगातार काम, जिसमें आराम धीरज के बाद आता है',
  shara: 'यानी पैना निशाना, जिसके साथ नरमी भी चाहिए',
  shula: 'यानी तेज़ साहस, जिसे धीरज और नियमित काम से दिशा मिलती है',
  gola: 'यानी ताक़त एक जगह लगती है, और पढ़ाई में धीरज वाले शिक्षक से फ़ायदा होता है',
  danda: 'यानी सेवा का काम, जिसके बीच अपनों के पास रहने की कोशिश करनी होती है',
  yuga: 'यानी अपनी अलग राह, जिस पर परिवार से नाता बनाए रखना होता है',
  'dhana-1-2': 'यानी अपनी मेहनत का पैसा, जो हाथ में रुकता है',
  'maha-parivartana': 'यानी जीवन के दो हिस्से एक-दूसरे के मददगार हैं',
  'khala-parivartana': 'यानी लाभ लहरों में आता है, कभी तेज़, कभी धीमा',
  'dainya-parivartana': 'यानी दो बातें आपस में उलझी हैं, जिन्हें धीरज से सुलझाना होता है',
  'shubha-kartari': 'यानी आपको और आपकी हर नई शुरुआत को सहारा मिलता है',
  'papa-kartari': 'यानी कभी-कभी घिरे होने का एहसास होता है, और अपने लिए जगह बनानी पड़ती है',
  'shubha-kartari-moon': 'यानी मन को सहारा महसूस होता है',
  'papa-kartari-moon': 'यानी मन को आराम और भरोसे वाले लोग चाहिए',
  'arudha-vyaya': 'यानी ख़र्च होता रहता है, इसलिए हिसाब रखना अच्छा है',
  nihsva: 'यानी बचत और मीठी बोली, दोनों का अभ्यास करना होता है',
  kuhu: 'यानी घर और संपत्ति के काम तैयारी और धीरज से बनते हैं',
  nirbhagya: 'जिसके कठोर नाम का मतलब बस इतना है कि भाग्य मेहनत के पीछे चलता है',
  duryoga: 'जिसके कठोर नाम का मतलब बस इतना है कि काम में पहचान लगन से बनती है',
  daridra: 'जिसके कठोर नाम का मतलब बस इतना है कि लाभ घूमकर आता है और योजना बनाकर चलना होता है',
  'kala-sarpa': 'जिसे बाद की परंपरा एकाग्रता मानती है और जिसका अकेले कोई वज़न नहीं',
  pravrajya: 'यानी भीतर का गहरा खिंचाव, जिसके लिए शांत समय चाहिए',
};

/** A yoga by name with what it gives, as a clause: "आपकी कुंडली में मालव्य योग है, यानी आकर्षण …". */
export const yogaGives = (yoga: YogaId): string => {
  if (yoga === 'yogakaraka')
    return 'आपकी कुंडली में एक ही ग्रह मेहनत और भाग्य, दोनों को सँभालता है और अच्छी जगह बैठा है';
  const { name, gives } = PARTS.exec(YOGA_WORDS[yoga])?.groups ?? {};
  if (name === undefined || gives === undefined) throw new Error(`No gift in the words of ${yoga}`);
  return `आपकी कुंडली में ${kindOf(name)} है, ${CONTINUED[yoga] ?? `यानी ${gives}`}`;
};
