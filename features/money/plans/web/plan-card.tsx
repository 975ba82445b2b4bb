import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Plan } from '../contract/catalogue.ts';
import { discountPercent } from '@dhruva/kernel/paise';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { Price } from '@dhruva/web/ui/price.tsx';
import { planDetails, planName } from './plan-words.ts';

interface PlanCardProps {
  readonly plan: Plan;
  /** Set while this plan is being bought. */
  readonly busyLabel: string | undefined;
  readonly onBuy: () => void;
  /** The message about its payment. */
  readonly note: ReactNode;
}

const Prices = ({ plan: { sessions, pricePaise, oldPricePaise } }: Pick<PlanCardProps, 'plan'>) => (
  <p className="flex flex-wrap items-baseline gap-x-3">
    <Price paise={pricePaise} {...(oldPricePaise !== null && { oldPaise: oldPricePaise })} />
    {sessions > 1 && oldPricePaise !== null && (
      <span className="font-semibold text-success">
        {m.plans_discount({ percent: discountPercent(oldPricePaise, pricePaise) })}
      </span>
    )}
  </p>
);

/** One plan: price, contents, cancellation terms, and a buy button. */
export const PlanCard = ({ plan, busyLabel, onBuy, note }: PlanCardProps) => (
  <Card as="li" mark="care" className="flex flex-col items-start gap-3">
    <h4 className="text-lead font-semibold">{planName(plan)}</h4>
    <Prices plan={plan} />
    <ul className="list-disc pl-5 text-ink-2">
      {planDetails(plan).map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
    <p className="grow text-small">
      <Link to="/faq#refunds">
        {m.plans_table()}
        <span className="sr-only">: {planName(plan)}</span>
      </Link>
    </p>
    {note}
    <Button look="outline" busyLabel={busyLabel} onClick={onBuy}>
      {m.plans_buy()}
      <span className="sr-only">: {planName(plan)}</span>
    </Button>
  </Card>
);
