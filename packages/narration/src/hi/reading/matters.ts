import type { Area } from '@dhruva/jyotish/vocabulary';

/** What a period helps or hinders in each life area: before "मदद मिलती है" and "रुकावट आती है". */
export const IN_MATTER: Readonly<Record<Area, string>> = {
  'career-job': 'नौकरी में',
  'government-job': 'सरकारी नौकरी की राह में',
  business: 'कारोबार में',
  wealth: 'पैसों के मामले में',
  'marriage-timing': 'शादी की बात में',
  'love-marriage': 'प्यार की राह में',
  'spouse-nature': 'साथी के मामले में',
  'marital-harmony': 'आपसी रिश्ते में',
  children: 'बच्चों से रिश्ते में',
  education: 'पढ़ाई में',
  foreign: 'विदेश की राह में',
  'property-vehicle': 'घर और गाड़ी के मामले में',
  family: 'घर-परिवार में',
  'spirituality-luck': 'मन की शांति में',
  'overall-timeline': 'आपके कामों में',
  self: 'आपकी राह में',
};
