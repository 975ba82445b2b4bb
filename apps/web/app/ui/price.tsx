import { m } from '../paraglide/messages.js';
import { formatPaise } from '@dhruva/kernel/rupees';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** Integer paise. */
  readonly paise: number;
  /** The former price, struck through, in integer paise. */
  readonly oldPaise?: number;
  readonly suffix?: string;
}

/** A price, with the former one struck through and named as such for screen readers. */
export const Price = ({ paise, oldPaise, suffix }: PriceProps) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-2">
    <span className="text-title font-semibold">{formatPaise(paise)}</span>
    {oldPaise !== undefined && (
      <s className="text-ink-3">
        <VisuallyHidden>{m.ui_old_price()} </VisuallyHidden>
        {formatPaise(oldPaise)}
      </s>
    )}
    {suffix !== undefined && <span className="text-small text-ink-3">{suffix}</span>}
  </span>
);
