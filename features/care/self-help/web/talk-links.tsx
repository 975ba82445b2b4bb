import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';

/** Links from a text to a person: a paid session, or the counselling page. */
export const TalkLinks = ({ look }: { readonly look: 'primary' | 'outline' }) => (
  <p className="flex flex-wrap gap-3">
    <LinkButton to="/paid" look={look}>
      {m.free_therapy_paid()}
    </LinkButton>
    <LinkButton to="/counselling" look="outline">
      {m.nav_counselling()}
    </LinkButton>
  </p>
);
