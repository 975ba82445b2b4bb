import type { ReactNode } from 'react';
import { PLAN_IDS, planById } from '@dhruva/contract/catalogue/plans';
import { QUESTION_PACKAGE_IDS, questionPackage } from '@dhruva/contract/catalogue/packages';
import {
  COMPATIBILITY_PRICE_PAISE,
  QUESTION_PRICE_PAISE,
} from '@dhruva/contract/catalogue/products';
import { QUESTIONS, type QuestionTier } from '@dhruva/contract/catalogue/questions';
import { AssessmentPrices } from '../features/assessments/assessment-prices.tsx';
import { planDetails, planName } from '../features/plans/plan-words.ts';
import {
  SESSION_MINUTES,
  THERAPIST_IDS,
  therapistById,
} from '@dhruva/contract/catalogue/therapists';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { PlainPage } from '../shell/plain-page.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Price } from '../ui/price.tsx';

export const meta = () => pageMeta(m.page_pricing_title(), m.page_pricing_lead());

const TIERS = [
  { tier: 99, title: m.pricing_99_title, text: m.pricing_99_text },
  { tier: 199, title: m.pricing_199_title, text: m.pricing_199_text },
] as const;

const countOf = (tier: QuestionTier) => QUESTIONS.filter((entry) => entry.tier === tier).length;

interface OfferProps {
  readonly title: string;
  readonly text: string;
  readonly price: ReactNode;
  readonly to: string;
  readonly link: string;
}

const Offer = ({ title, text, price, to, link }: OfferProps) => (
  <Card as="li" className="flex flex-col items-start">
    <h2 className="text-title">{title}</h2>
    <p className="mt-2 grow text-ink-2">{text}</p>
    <p className="my-4 flex flex-wrap items-center gap-3">{price}</p>
    <LinkButton to={to} look="outline">
      {link}
      <span className="sr-only">: {title}</span>
    </LinkButton>
  </Card>
);

const PackageOffers = () =>
  QUESTION_PACKAGE_IDS.map(questionPackage).map((pack) => (
    <Offer
      key={pack.id}
      title={m.packages_questions({ count: pack.questions })}
      text={m.packages_delivery({ delivery: pack.delivery })}
      price={
        <>
          <Price
            paise={pack.pricePaise}
            {...(pack.oldPricePaise !== null && { oldPaise: pack.oldPricePaise })}
          />
          {pack.usd !== null && (
            <span className="text-small text-ink-3">
              {m.packages_usd({ usd: pack.usd })} {m.packages_rupees()}
            </span>
          )}
        </>
      }
      to={`/plans#${pack.id}`}
      link={m.packages_choose()}
    />
  ));

const PlanOffers = () =>
  PLAN_IDS.map(planById).map((plan) => (
    <Offer
      key={plan.id}
      title={plan.sessions === 1 ? m.pricing_session({ name: planName(plan) }) : planName(plan)}
      text={planDetails(plan).join(' · ')}
      price={
        <Price
          paise={plan.pricePaise}
          {...(plan.oldPricePaise !== null && { oldPaise: plan.oldPricePaise })}
        />
      }
      to="/plans#session-plans"
      link={m.pricing_plan_see()}
    />
  ));

const TherapistOffers = () =>
  THERAPIST_IDS.map(therapistById).map(({ id, name, feePaise, oldFeePaise }) => (
    <Offer
      key={id}
      title={m.therapists_pricing({ name })}
      text={`${m.therapists_sample()} · ${m.therapists_price({ minutes: SESSION_MINUTES.lasts })}`}
      price={<Price paise={feePaise} oldPaise={oldFeePaise} suffix={m.therapists_per_session()} />}
      to="/paid"
      link={m.therapists_pricing_see()}
    />
  ));

const PricingPage = () => (
  <PlainPage title={m.page_pricing_title()} lead={m.page_pricing_lead()} wide>
    <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
      {TIERS.map(({ tier, title, text }) => (
        <Offer
          key={tier}
          title={title()}
          text={text({ count: countOf(tier) })}
          price={
            <>
              <Price paise={QUESTION_PRICE_PAISE[tier]} suffix={m.pricing_each()} />
              {tier === 99 && <Badge tone="success">{m.pricing_first_free()}</Badge>}
            </>
          }
          to="/Question"
          link={m.pricing_see()}
        />
      ))}
      <Offer
        title={m.pricing_pair_title()}
        text={m.pricing_pair_text()}
        price={<Price paise={COMPATIBILITY_PRICE_PAISE} suffix={m.pricing_each()} />}
        to="/#relationship-section"
        link={m.pricing_pair_see()}
      />
      <PackageOffers />
      <TherapistOffers />
      <PlanOffers />
    </ul>
    <AssessmentPrices />
  </PlainPage>
);
export default PricingPage;
