/** The first focusable element: skips the navigation to the element with `targetId`. */
export const SkipLink = ({
  targetId,
  label,
}: {
  readonly targetId: string;
  readonly label: string;
}) => (
  <a
    href={`#${targetId}`}
    className="fixed top-2 left-2 z-50 -translate-y-24 rounded-pill bg-surface px-5 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-lifted"
  >
    {label}
  </a>
);
