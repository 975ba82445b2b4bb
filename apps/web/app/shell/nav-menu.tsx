import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons.tsx';
import type { NavMenuEntry } from './nav-entries.ts';
import { NAV_ITEM } from './nav-styles.ts';

interface NavMenuProps {
  readonly entry: NavMenuEntry;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Whether the bar is expanded, read from whether CSS hides the menu button; it depends on the text size too. */
const isWide = () =>
  document.querySelector('[aria-controls=nav-panel]')?.getClientRects().length === 0;
const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && isWide();
/** Whether a click came from a mouse, which is hovering already: such a click must not close the menu. */
const byMouse = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse' && isWide();

/** A dropdown of the navigation bar: opens by hover or keyboard on a desktop, by tap in the collapsed menu. */
export const NavMenu = ({ entry, open, onOpenChange }: NavMenuProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    onOpenChange(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (isWide() && !event.currentTarget.contains(event.relatedTarget)) onOpenChange(false);
  };
  return (
    <li
      className="relative"
      onPointerEnter={(event) => hovers(event) && onOpenChange(true)}
      onPointerLeave={(event) => hovers(event) && onOpenChange(false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={entry.id}
        className={classNames(NAV_ITEM, 'w-full justify-between gap-1')}
        onClick={(event) => onOpenChange(byMouse(event) || !open)}
      >
        {entry.label()}
        <Icon name="chevronDown" size={18} className={classNames(open && 'rotate-180')} />
      </button>
      <ul
        id={entry.id}
        hidden={!open}
        className="fade pl-4 @page:absolute @page:top-full @page:left-0 @page:min-w-48 @page:rounded-card @page:border @page:border-line @page:bg-surface @page:p-2 @page:shadow-lifted"
      >
        {entry.links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={NAV_ITEM}>
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
};
