/** Alternative names of Indian states: former, colloquial and Hindi. */
export const STATE_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Andaman and Nicobar': ['Andaman & Nicobar Islands', 'अंडमान और निकोबार'],
  'Andhra Pradesh': ['आंध्र प्रदेश'],
  'Arunachal Pradesh': ['अरुणाचल प्रदेश', 'NEFA'],
  Assam: ['असम'],
  Bihar: ['बिहार'],
  Chandigarh: ['चंडीगढ़'],
  Chhattisgarh: ['Chattisgarh', 'छत्तीसगढ़'],
  Delhi: ['दिल्ली'],
  Goa: ['गोवा'],
  Gujarat: ['गुजरात'],
  Haryana: ['हरियाणा'],
  'Himachal Pradesh': ['हिमाचल प्रदेश'],
  'Jammu and Kashmir': ['Kashmir', 'जम्मू और कश्मीर', 'जम्मू कश्मीर'],
  Jharkhand: ['झारखंड'],
  Karnataka: ['Mysore State', 'कर्नाटक'],
  Kerala: ['Keralam', 'केरल'],
  Ladakh: ['लद्दाख'],
  'Madhya Pradesh': ['मध्य प्रदेश'],
  Maharashtra: ['महाराष्ट्र'],
  Manipur: ['मणिपुर'],
  Meghalaya: ['मेघालय'],
  Mizoram: ['मिज़ोरम'],
  Nagaland: ['नागालैंड'],
  Odisha: ['Orissa', 'ओडिशा', 'उड़ीसा'],
  Puducherry: ['Pondicherry', 'पुडुचेरी'],
  Punjab: ['पंजाब'],
  Rajasthan: ['राजस्थान'],
  Sikkim: ['सिक्किम'],
  'Tamil Nadu': ['Tamilnadu', 'Madras State', 'तमिलनाडु', 'तमिल नाडु'],
  Telangana: ['तेलंगाना'],
  Tripura: ['त्रिपुरा'],
  'Uttar Pradesh': ['United Provinces', 'उत्तर प्रदेश'],
  Uttarakhand: ['Uttaranchal', 'उत्तराखंड'],
  'West Bengal': ['Bengal', 'पश्चिम बंगाल'],
};

/** Alternative names of countries, by ISO code. */
export const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['Emirates'],
  BD: ['East Pakistan', 'बांग्लादेश'],
  GB: ['Great Britain', 'Britain'],
  IN: ['Bharat', 'Hindustan', 'भारत'],
  LK: ['Ceylon', 'श्रीलंका'],
  MM: ['Burma'],
  NP: ['नेपाल'],
  PK: ['पाकिस्तान'],
  US: ['America'],
};

const codes = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text.split(';').map((entry) => {
      const [state = '', list = ''] = entry.split(':');
      return [state.trim(), list.trim().split(' ')];
    }),
  );

/** Abbreviations of states by country (ISO code) and state. */
export const ABBREVIATIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    IN: codes(
      `Andaman and Nicobar:AN; Andhra Pradesh:AP; Arunachal Pradesh:AR; Assam:AS; Bihar:BR BH; Chandigarh:CH;
    Chhattisgarh:CG CT; Dadra and Nagar Haveli and Daman and Diu:DN DD DNH; Delhi:DL NCT; Goa:GA; Gujarat:GJ Guj;
    Haryana:HR; Himachal Pradesh:HP; Jammu and Kashmir:JK; Jharkhand:JH; Karnataka:KA; Kerala:KL; Ladakh:LA;
    Lakshadweep:LD; Madhya Pradesh:MP; Maharashtra:MH Maha; Manipur:MN; Meghalaya:ML; Mizoram:MZ; Nagaland:NL;
    Odisha:OD OR; Puducherry:PY; Punjab:PB; Rajasthan:RJ Raj; Sikkim:SK; Tamil Nadu:TN; Telangana:TS TG;
    Tripura:TR; Uttar Pradesh:UP; Uttarakhand:UK UA; West Bengal:WB`,
    ),
    US: codes(
      `Alabama:AL; Alaska:AK; Arizona:AZ; Arkansas:AR; California:CA; Colorado:CO; Connecticut:CT; Delaware:DE;
    Florida:FL; Georgia:GA; Hawaii:HI; Idaho:ID; Illinois:IL; Indiana:IN; Iowa:IA; Kansas:KS; Kentucky:KY;
    Louisiana:LA; Maine:ME; Maryland:MD; Massachusetts:MA; Michigan:MI; Minnesota:MN; Mississippi:MS; Missouri:MO;
    Montana:MT; Nebraska:NE; Nevada:NV; New Hampshire:NH; New Jersey:NJ; New Mexico:NM; New York:NY;
    North Carolina:NC; North Dakota:ND; Ohio:OH; Oklahoma:OK; Oregon:OR; Pennsylvania:PA; Rhode Island:RI;
    South Carolina:SC; South Dakota:SD; Tennessee:TN; Texas:TX; Utah:UT; Vermont:VT; Virginia:VA; Washington:WA;
    West Virginia:WV; Wisconsin:WI; Wyoming:WY`,
    ),
    CA: codes(
      `Alberta:AB; British Columbia:BC; Manitoba:MB; New Brunswick:NB; Nova Scotia:NS; Ontario:ON; Quebec:QC;
    Saskatchewan:SK`,
    ),
  };

/** Abbreviations of countries by ISO code. */
export const COUNTRY_ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  GB: ['UK', 'GB'],
  SA: ['KSA'],
  US: ['USA', 'US'],
};
