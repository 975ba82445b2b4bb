import { useLoaderData } from 'react-router';
import {
  QUESTION_PACKAGE_IDS,
  questionPackage,
} from '@dhruva/asking/own-questions/contract/catalogue';
import {
  COMPATIBILITY_PRICE_PAISE,
  QUESTION_PRICE_PAISE,
} from '@dhruva/money/payments/contract/products';
import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { AssessmentPrices } from '@dhruva/care/assessments/web';
import { PlanPrices } from '@dhruva/money/plans/web';
import { TherapistPrices } from '@dhruva/care/therapists/web';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { LinkedText } from '../ui/reading/linked-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { PriceList, PriceRow } from '../ui/price-list.tsx';

export const meta = () => pageMeta(m.seo_title_pricing());

const countOf = (tier: QuestionTier): number =>
  QUESTIONS.filter((question) => question.tier === tier).length;

/** Runs at build time, so that the catalogue of questions is not loaded only to be counted. */
export const loader = () => ({ soon: countOf(99), far: countOf(199) });

const QuestionPrices = ({ soon, far }: ReturnType<typeof loader>) => (
  <PriceList
    id="questions"
    title={m.pricing_questions_title()}
    text={m.pricing_questions_text()}
    to="/Question"
    link={m.pricing_see()}
  >
    <PriceRow
      name={m.pricing_99_title()}
      note={m.pricing_99_text({ count: soon })}
      paise={QUESTION_PRICE_PAISE[99]}
      suffix={m.pricing_each()}
      aside={<Badge tone="success">{m.pricing_first_free()}</Badge>}
    />
    <PriceRow
      name={m.pricing_199_title()}
      note={m.pricing_199_text({ count: far })}
      paise={QUESTION_PRICE_PAISE[199]}
      suffix={m.pricing_each()}
    />
  </PriceList>
);

const PairPrices = () => (
  <PriceList
    id="two-people"
    title={m.pricing_pair_title()}
    text={m.pricing_pair_text()}
    to="/#relationship-section"
    link={m.pricing_pair_see()}
  >
    <PriceRow
      name={m.pricing_pair_row()}
      paise={COMPATIBILITY_PRICE_PAISE}
      suffix={m.pricing_each()}
    />
  </PriceList>
);

const PackagePrices = () => (
  <PriceList
    id="packages"
    title={m.packages_title()}
    text={m.pricing_packages_text()}
    to="/plans"
    link={m.pricing_packages_see()}
  >
    {QUESTION_PACKAGE_IDS.map(questionPackage).map(
      ({ id, questions, delivery, usd, pricePaise, oldPricePaise }) => (
        <PriceRow
          key={id}
          name={m.packages_name({ count: questions, delivery })}
          {...(usd !== null && { note: `${m.packages_usd({ usd })} ${m.packages_rupees()}` })}
          paise={pricePaise}
          oldPaise={oldPricePaise}
        />
      ),
    )}
  </PriceList>
);

const PricingPage = () => (
  <PlainPage title={m.page_pricing_title()} lead={m.page_pricing_lead()} wide>
    <p className="max-w-measure text-ink-2">
      <LinkedText>{m.pricing_rules()}</LinkedText>
    </p>
    <QuestionPrices {...useLoaderData<typeof loader>()} />
    <PairPrices />
    <PackagePrices />
    <TherapistPrices />
    <PlanPrices />
    <AssessmentPrices />
  </PlainPage>
);
export default PricingPage;
