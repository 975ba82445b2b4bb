/** Shared classes of links and dropdowns of the navigation bar. */
export const NAV_ITEM =
  'flex min-h-12 items-center rounded-field px-3 py-2 text-lead text-ink no-underline hover:text-link aria-[current=page]:font-semibold aria-[current=page]:text-link @page:px-2 @page:leading-tight @page:text-base';
