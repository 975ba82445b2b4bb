/** Alternative names of Indian states: short, former and Hindi. */
export const STATE_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Andaman and Nicobar': ['Andaman & Nicobar Islands', 'अंडमान और निकोबार'],
  'Andhra Pradesh': ['AP', 'आंध्र प्रदेश'],
  'Arunachal Pradesh': ['अरुणाचल प्रदेश', 'NEFA'],
  Assam: ['असम'],
  Bihar: ['बिहार'],
  Chandigarh: ['चंडीगढ़'],
  Chhattisgarh: ['CG', 'Chattisgarh', 'छत्तीसगढ़'],
  Delhi: ['NCT', 'दिल्ली'],
  Goa: ['गोवा'],
  Gujarat: ['GJ', 'गुजरात'],
  Haryana: ['HR', 'हरियाणा'],
  'Himachal Pradesh': ['HP', 'हिमाचल प्रदेश'],
  'Jammu and Kashmir': ['J&K', 'JK', 'Kashmir', 'जम्मू और कश्मीर', 'जम्मू कश्मीर'],
  Jharkhand: ['JH', 'झारखंड'],
  Karnataka: ['KA', 'Mysore State', 'कर्नाटक'],
  Kerala: ['KL', 'Keralam', 'केरल'],
  Ladakh: ['लद्दाख'],
  'Madhya Pradesh': ['MP', 'मध्य प्रदेश'],
  Maharashtra: ['MH', 'महाराष्ट्र'],
  Manipur: ['मणिपुर'],
  Meghalaya: ['मेघालय'],
  Mizoram: ['मिज़ोरम'],
  Nagaland: ['नागालैंड'],
  Odisha: ['Orissa', 'OD', 'ओडिशा', 'उड़ीसा'],
  Puducherry: ['Pondicherry', 'PY', 'पुडुचेरी'],
  Punjab: ['PB', 'पंजाब'],
  Rajasthan: ['RJ', 'राजस्थान'],
  Sikkim: ['सिक्किम'],
  'Tamil Nadu': ['TN', 'Tamilnadu', 'Madras State', 'तमिलनाडु', 'तमिल नाडु'],
  Telangana: ['TS', 'TG', 'तेलंगाना'],
  Tripura: ['त्रिपुरा'],
  'Uttar Pradesh': ['UP', 'United Provinces', 'उत्तर प्रदेश'],
  Uttarakhand: ['UK', 'Uttaranchal', 'उत्तराखंड'],
  'West Bengal': ['WB', 'Bengal', 'पश्चिम बंगाल'],
};

/** Alternative names of countries, by ISO code. */
export const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BD: ['East Pakistan', 'बांग्लादेश'],
  GB: ['UK', 'Great Britain', 'Britain'],
  IN: ['Bharat', 'Hindustan', 'भारत'],
  LK: ['Ceylon', 'श्रीलंका'],
  MM: ['Burma'],
  NP: ['नेपाल'],
  PK: ['पाकिस्तान'],
  SA: ['KSA'],
  US: ['USA', 'America'],
};

/** Words around a district's name that only say it is a district. */
export const DISTRICT_WORDS =
  /\b(district|distt?|zilla|zila|jila|taluka?|tehsil)\b\.?|ज़िला|जिला/giu;
