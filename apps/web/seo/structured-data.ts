import { ASSESSMENT_IDS, assessmentById } from '@dhruva/care/assessments/contract/catalogue';
import { PLAN_IDS, planById } from '@dhruva/money/plans/contract/catalogue';
import { CURRENCY, rupeesOf } from '@dhruva/kernel/paise';
import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { THERAPIST_IDS, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { ORIGIN_STAND_IN } from '@dhruva/kernel/system/public-origin';
import { FAQ } from '../app/content/faq.ts';
import type { IndexedPage } from '../app/content/seo.ts';
import { SITE } from '../app/lib/site.ts';

/** A schema.org object. */
type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const HOME = `${ORIGIN_STAND_IN}/`;
const ORGANISATION_ID = `${HOME}#organization`;

const organisation: Thing = {
  '@type': 'Organization',
  '@id': ORGANISATION_ID,
  name: SITE.brand,
  url: HOME,
  logo: `${HOME}icon-512.png`,
  email: SITE.email,
  areaServed: 'IN',
  sameAs: SITE.social.map(({ href }) => href),
};

const website: Thing = {
  '@type': 'WebSite',
  '@id': `${HOME}#website`,
  name: SITE.brand,
  url: HOME,
  inLanguage: 'en-IN',
  publisher: { '@id': ORGANISATION_ID },
};

const breadcrumbs = ({ path }: IndexedPage, title: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: SITE.brand, item: HOME },
    { '@type': 'ListItem', position: 2, name: title, item: `${ORIGIN_STAND_IN}${path}` },
  ],
});

const questions: Thing = {
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** The kind of product a page sells, and its prices from the catalogue. */
const PRICES: Readonly<Record<string, { readonly type: string; readonly paise: number[] }>> = {
  '/Question': { type: 'Astrology answers', paise: Object.values(QUESTION_PRICE_PAISE) },
  '/paid': {
    type: 'Online therapy',
    paise: THERAPIST_IDS.map((id) => therapistById(id).feePaise),
  },
  '/plans': { type: 'Online counselling', paise: PLAN_IDS.map((id) => planById(id).pricePaise) },
  '/assignment': {
    type: 'Psychological assessment',
    paise: ASSESSMENT_IDS.map((id) => assessmentById(id).pricePaise),
  },
};

const service = ({ path, description }: IndexedPage, title: string): Thing[] => {
  const sold = PRICES[path];
  if (sold === undefined) return [];
  const rupees = [...new Set(sold.paise)].sort((a, b) => a - b).map(rupeesOf);
  return [
    {
      '@type': 'Service',
      name: title,
      description,
      serviceType: sold.type,
      areaServed: 'IN',
      provider: { '@type': 'Organization', '@id': ORGANISATION_ID, name: SITE.brand, url: HOME },
      offers: rupees.map((price) => ({
        '@type': 'Offer',
        price,
        priceCurrency: CURRENCY,
        url: `${ORIGIN_STAND_IN}${path}`,
      })),
    },
  ];
};

/** The JSON-LD objects of a page. No ratings or reviews: the therapist profiles are samples (decision 22). */
export const structuredData = (page: IndexedPage, title: string): readonly Thing[] => {
  if (page.path === '/') return [organisation, website];
  return [
    breadcrumbs(page, title),
    ...(page.path === '/faq' ? [questions] : []),
    ...service(page, title),
  ];
};
