import { useEffect, useRef } from 'react';
import type { Deleted } from '../contract/schemas.ts';
import { dayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';

/** Confirms a deletion: what is refunded, and until when some data stays encrypted. */
export const AccountDeleted = ({ finalDeletionOn, refundPaise, tellsByMail }: Deleted) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-4">
      <p>{m.privacy_deleted_done()}</p>
      {refundPaise > 0 && <p>{m.privacy_deleted_refund({ sum: formatPaise(refundPaise) })}</p>}
      <p className="font-semibold">{m.privacy_deleted_day({ day: dayInWords(finalDeletionOn) })}</p>
      <p>{tellsByMail ? m.privacy_deleted_mail() : m.privacy_deleted_no_mail()}</p>
      <LinkButton to="/" look="outline">
        {m.privacy_deleted_home()}
      </LinkButton>
    </div>
  );
};
