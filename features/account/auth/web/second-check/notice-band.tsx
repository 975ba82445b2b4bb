import type { ReactNode } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';

/** A band above the page saying the account is closed for now; `children` are the available actions. */
export const NoticeBand = ({ children }: { readonly children: ReactNode }) => (
  <section aria-labelledby="second-check-title" className="border-b border-line bg-info-tint">
    <div className="mx-auto flex max-w-page flex-col items-start gap-3 px-4 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="max-w-measure">
        <h2 id="second-check-title" className="font-semibold text-info">
          {m.second_check_title()}
        </h2>
        <p>{m.second_check_notice()}</p>
      </div>
      {children}
    </div>
  </section>
);
