import { useEffect, useState } from 'react';
import { QueryProvider } from '@dhruva/web/lib/query.tsx';
import { endSecondCheck, onSecondCheck } from '@dhruva/web/lib/second-check.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { NoticeBand } from './notice-band.tsx';
import { SecondCheckDialog } from './second-check-dialog.tsx';

interface NoticeProps {
  readonly onToken: (token: string) => void;
}

/** The band above the page and its dialog, which also opens when an API call was refused. */
export const SecondCheckNotice = ({ onToken }: NoticeProps) => {
  const [open, setOpen] = useState(false);
  useEffect(() => onSecondCheck(() => setOpen(true)), []);
  const close = () => {
    setOpen(false);
    endSecondCheck(false);
  };
  return (
    <QueryProvider>
      <NoticeBand>
        <Button look="outline" className="shrink-0" onClick={() => setOpen(true)}>
          {m.second_check_open()}
        </Button>
      </NoticeBand>
      <SecondCheckDialog open={open} onClose={close} onToken={onToken} />
    </QueryProvider>
  );
};
