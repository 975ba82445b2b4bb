import type { ReactNode } from 'react';
import { discountPercent } from '@dhruva/kernel/paise';
import { m } from '../paraglide/messages.js';
import { LinkButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Price } from './price.tsx';

interface PriceListProps {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  /** Where it can be bought. */
  readonly to: string;
  readonly link: string;
  /** PriceRow elements. */
  readonly children: ReactNode;
}

/** The prices of one kind of product, and the link to it. */
export const PriceList = ({ id, title, text, to, link, children }: PriceListProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="mt-12">
    <h2 id={`${id}-title`} className="text-head">
      {title}
    </h2>
    <p className="mt-2 max-w-measure text-ink-2">{text}</p>
    <ul className="mt-3 mb-6 grid grid-cols-1 gap-x-12 md:grid-cols-2">{children}</ul>
    <LinkButton to={to} look="outline">
      {link}
    </LinkButton>
  </section>
);

interface PriceRowProps {
  /** Content before the price. */
  readonly before?: ReactNode;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  /** Integer paise. */
  readonly paise: number;
  readonly oldPaise?: number | null;
  readonly suffix?: string;
  readonly aside?: ReactNode;
}

/** A product, its description and its price; with an old price also the saving. */
export const PriceRow = (props: PriceRowProps) => {
  const { name, note, paise, oldPaise = null, suffix } = props;
  return (
    <li
      className={classNames('border-b border-line', Boolean(props.before) && 'col-span-full mt-5')}
    >
      {props.before}
      <div className="flex items-start justify-between gap-4 py-3">
        <span className="min-w-0 wrap-anywhere">
          {name}
          {note !== undefined && <span className="block text-small text-ink-3">{note}</span>}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <Price
            paise={paise}
            {...(oldPaise !== null && { oldPaise })}
            {...(suffix !== undefined && { suffix })}
          />
          {oldPaise !== null && (
            <span className="text-small font-semibold text-success">
              {m.ui_discount({ percent: discountPercent(oldPaise, paise) })}
            </span>
          )}
          {props.aside}
        </span>
      </div>
    </li>
  );
};
