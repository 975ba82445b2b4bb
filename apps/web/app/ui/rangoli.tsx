const petals = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** A faint sixteen-petalled divider between sections. */
export const Rangoli = ({ className }: { readonly className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="-100 -100 200 200"
    fill="none"
    stroke="currentColor"
    className={className}
  >
    {petals.map((degrees) => (
      <g key={degrees} transform={`rotate(${degrees})`} strokeWidth="1">
        <path d="M0-34C13-52 13-70 0-92-13-70-13-52 0-34Z" />
        <path d="M0-20c6-9 6-17 0-27-6 10-6 18 0 27Z" />
      </g>
    ))}
    <circle r="96" strokeWidth="0.8" />
    <circle r="12" strokeWidth="0.8" />
  </svg>
);
