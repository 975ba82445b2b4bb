import { QUESTION_PRICE_PAISE } from '@dhruva/contract/catalogue/products';
import { QUESTIONS, type QuestionTier } from '@dhruva/contract/catalogue/questions';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { OpensSoon } from '../shell/opens-soon.tsx';
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

const PricingPage = () => (
  <PlainPage title={m.page_pricing_title()} lead={m.page_pricing_lead()} wide>
    <ul className="grid gap-4 sm:grid-cols-2">
      {TIERS.map(({ tier, title, text }) => (
        <Card as="li" key={tier}>
          <h2 className="text-title">{title()}</h2>
          <p className="mt-2 text-ink-2">{text({ count: countOf(tier) })}</p>
          <p className="mt-4 flex flex-wrap items-center gap-3">
            <Price paise={QUESTION_PRICE_PAISE[tier]} suffix={m.pricing_each()} />
            {tier === 99 && <Badge tone="success">{m.pricing_first_free()}</Badge>}
          </p>
        </Card>
      ))}
    </ul>
    <div className="mt-6">
      <LinkButton to="/Question">{m.pricing_see()}</LinkButton>
    </div>
    <h2 className="mt-14 text-title">{m.pricing_later_title()}</h2>
    <p className="mt-2 mb-5 max-w-measure text-ink-2">{m.pricing_later_text()}</p>
    <OpensSoon />
  </PlainPage>
);
export default PricingPage;
