import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { NoticeBand } from './notice-band.tsx';

/** The second check could not be fetched. */
export const SecondCheckMissing = () => (
  <NoticeBand>
    <Button look="outline" onClick={() => window.location.reload()}>
      {m.second_check_reload()}
    </Button>
  </NoticeBand>
);
