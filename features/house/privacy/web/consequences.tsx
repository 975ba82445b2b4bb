import type { Deletion } from '../contract/schemas.ts';
import type { ReactNode } from 'react';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { formatPaise } from '@dhruva/kernel/rupees';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);

const sessionsInWords = (count: number): string =>
  count === 1 ? m.privacy_delete_session_one() : m.privacy_delete_session_many({ count });

const AtOnce = ({ sessionsEnded, paymentOnItsWay }: Deletion) => (
  <Part title={m.privacy_delete_now()}>
    <ul className="flex list-disc flex-col gap-1 pl-5">
      <li>{m.privacy_delete_content()}</li>
      <li>{m.privacy_delete_unfinished()}</li>
      {sessionsEnded > 0 && <li>{sessionsInWords(sessionsEnded)}</li>}
      {paymentOnItsWay && <li>{m.privacy_delete_under_way()}</li>}
      <li>{m.privacy_delete_session()}</li>
    </ul>
  </Part>
);

const Refunds = ({ ended, refundPaise }: Deletion) => (
  <Part title={m.privacy_delete_refunds()}>
    {ended.length > 0 && (
      <ul className="flex flex-col divide-y divide-line rounded-field border border-line">
        {ended.map(({ orderId, title, rule, refundPaise: paise }) => (
          <li key={orderId} className="flex justify-between gap-4 p-3">
            <span>
              {title}
              <span className="block text-small text-ink-2">{rule}</span>
            </span>
            <span className="font-semibold">{formatPaise(paise)}</span>
          </li>
        ))}
      </ul>
    )}
    <p>
      {refundPaise > 0
        ? m.privacy_delete_total({ sum: formatPaise(refundPaise) })
        : m.privacy_delete_no_refund()}
    </p>
  </Part>
);

/** The consequences of deleting the account: purchases that end, refunds, and data kept for a while. */
export const Consequences = (deletion: Deletion) => (
  <>
    <AtOnce {...deletion} />
    <Refunds {...deletion} />
    <Part title={m.privacy_delete_stays()}>
      <p>{m.privacy_delete_sealed({ day: dayInWords(deletion.finalDeletionOn) })}</p>
      <p className="text-small text-ink-2">
        {deletion.keptFor === 'accounts' ? m.privacy_delete_accounts() : m.privacy_delete_logs()}
      </p>
    </Part>
  </>
);
