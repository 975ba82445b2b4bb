import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { NoticeBand } from './notice-band.tsx';

/** Shown when the code of the second check could not be loaded. */
export const SecondCheckMissing = () => (
  <NoticeBand>
    <Button look="outline" onClick={() => window.location.reload()}>
      {m.second_check_reload()}
    </Button>
  </NoticeBand>
);
