import { isRouteErrorResponse } from 'react-router';
import { m } from '../paraglide/messages.js';
import { Button, LinkButton } from '../ui/button.tsx';
import { Flame } from '../ui/lamp.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HelpLink } from '@dhruva/account/help/web';

const sentence = (error: unknown): string => {
  if (isRouteErrorResponse(error)) {
    return error.status === 404
      ? m.failure_not_found({ status: error.status })
      : m.failure_status({ status: error.status, text: error.statusText });
  }
  return import.meta.env.DEV && error instanceof Error ? error.message : m.failure_unknown();
};

/** The generic error page: what happened and two links. Never shows a stack trace. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => (
  <>
    <title>{m.failure_title()}</title>
    <div className="mx-auto flex max-w-page flex-col items-center px-4 py-20 text-center sm:px-6">
      <Flame size={64} className="text-ink-3" />
      <div className="mt-6">
        <PageHeading lead={sentence(error)}>{m.failure_title()}</PageHeading>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{m.failure_retry()}</Button>
        <LinkButton to="/" look="outline">
          {m.failure_home()}
        </LinkButton>
        <HelpLink />
      </div>
    </div>
  </>
);
