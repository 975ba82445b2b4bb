const CHART = 'M1 1h98v98H1ZM1 1l98 98M99 1L1 99M50 1l49 49-49 49L1 50Z';

/** Decoration: two charts side by side. */
export const ChartPair = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 260 150"
    fill="none"
    strokeWidth="1.4"
    strokeLinejoin="round"
    className="mx-auto w-full max-w-sm"
  >
    <path d={CHART} transform="translate(24 26) rotate(-6 50 50)" stroke="var(--chart-line)" />
    <path d={CHART} transform="translate(136 26) rotate(6 50 50)" stroke="var(--link)" />
    <path
      d="M130 30c9 11 13 18 13 25a13 13 0 0 1-26 0c0-7 4-14 13-25Z"
      fill="var(--ember-500)"
      opacity="0.9"
    />
  </svg>
);
