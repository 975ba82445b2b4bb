import { type ReactNode, useEffect, useRef } from 'react';
import { HELPLINES, helpline } from '@dhruva/safety';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icons.tsx';

const emergency = helpline('emergency').numbers[0]?.shown ?? '';

/** Whom to ring in a crisis. Free for everyone, never behind anything, never an advertisement. */
export const HelpCard = () => (
  <div className="flex flex-col gap-4">
    <p className="text-lead">{m.help_intro({ number: emergency })}</p>
    <ul className="flex flex-col gap-3">
      {HELPLINES.map(({ id, name, numbers, purpose, hours }) => (
        <li key={id} className="rounded-card border border-line bg-care-tint p-4">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-2">
            {purpose} · {hours}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            {numbers.map(({ shown, tel }) => (
              <a
                key={tel}
                href={tel}
                className="inline-flex min-h-12 items-center gap-2 rounded-pill border border-care-line bg-surface px-5 font-semibold text-ink no-underline hover:bg-surface-2"
              >
                <Icon name="phone" size={20} className="text-care" />
                {shown}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  </div>
);

interface HelpBoxProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The card in a frame of its own, with what to say first: at each place that asks for it (decision 20). */
export const HelpBox = ({ title, children }: HelpBoxProps) => (
  <div className="rounded-card border-2 border-care-line bg-surface p-5">
    <p className="mb-2 font-heading text-title font-bold">{title}</p>
    {children !== undefined && <p className="mb-4">{children}</p>}
    <HelpCard />
  </div>
);

/** The frame where it was not a moment ago: said aloud, and moved into view. */
export const HelpAtOnce = ({ children }: Pick<HelpBoxProps, 'children'>) => {
  const box = useRef<HTMLDivElement>(null);
  // In braces: what scrolling gives is no clean-up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" className="my-2 scroll-mt-20 scroll-mb-4">
      <HelpBox title={m.help_title()}>{children}</HelpBox>
    </div>
  );
};
