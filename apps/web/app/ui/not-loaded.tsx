import { useEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { bringIntoSight } from './bring-into-sight.ts';
import { Button } from './button.tsx';

/** Shown in place of a lazy part whose code failed to load. Browsers retry a failed import only after a reload. */
export const NotLoaded = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) bringIntoSight(box.current);
  }, []);
  return (
    <div ref={box} role="alert" className="my-4 flex flex-col items-start gap-3">
      <p className="text-error">{m.failure_part()}</p>
      <Button look="outline" onClick={() => window.location.reload()}>
        {m.failure_part_again()}
      </Button>
    </div>
  );
};
