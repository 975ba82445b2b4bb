import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';

interface AccordionItemProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Beside the title, before the arrow; beneath it where there is no room: a price, a state. */
  readonly aside?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** What an address calls it by: `/page#anchor`. */
  readonly anchor?: string;
  /** Keeps its own state and begins open. */
  readonly initiallyOpen?: boolean;
  /** Given together: the caller decides. Left out: the item keeps its own state. */
  readonly open?: boolean;
  readonly onToggle?: () => void;
}

/** A heading that shows and hides what belongs to it. */
export const AccordionItem = (props: AccordionItemProps) => {
  const [ownOpen, setOwnOpen] = useState(props.initiallyOpen ?? false);
  const open = props.open ?? ownOpen;
  const id = useId();
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <div id={props.anchor} className="border-b border-line last:border-b-0">
      <Heading className="font-text text-base leading-snug font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex min-h-14 w-full items-center gap-3 rounded-field px-1 py-3 text-left hover:text-link"
          onClick={props.onToggle ?? (() => setOwnOpen(!open))}
        >
          <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
            <span className="grow basis-36">{props.title}</span>
            {props.aside}
          </span>
          <Icon
            name="chevronDown"
            size={20}
            className={classNames(
              'shrink-0 transition-transform duration-150',
              open && 'rotate-180',
            )}
          />
        </button>
      </Heading>
      <div id={id} hidden={!open} className="rise px-1 pb-5">
        {props.children}
      </div>
    </div>
  );
};

/** A list of AccordionItem. */
export const Accordion = ({ children }: { readonly children: ReactNode }) => (
  <div className="rounded-card border border-line bg-surface px-4 shadow-rest sm:px-6">
    {children}
  </div>
);
