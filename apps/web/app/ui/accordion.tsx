import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';

interface AccordionItemProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Content between title and arrow, such as a price; wraps below the title on narrow screens. */
  readonly aside?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** Fragment that links to the item: `/page#anchor`. */
  readonly anchor?: string;
  /** Initially open; the item keeps its own state. */
  readonly initiallyOpen?: boolean;
  /** Controlled mode: pass together with the handler. Without them the item keeps its own state. */
  readonly open?: boolean;
  readonly onToggle?: () => void;
}

/** A heading button that shows and hides a panel. */
export const AccordionItem = (props: AccordionItemProps) => {
  const [ownOpen, setOwnOpen] = useState(props.initiallyOpen ?? false);
  const open = props.open ?? ownOpen;
  const toggle = props.onToggle ?? (() => setOwnOpen(!open));
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
          onClick={({ currentTarget }) => {
            // Safari focuses no pressed button, and one that is replaced while pressed loses the focus:
            // a dialog that opens now returns it here.
            currentTarget.focus({ preventScroll: true });
            toggle();
          }}
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
