import type { ReactNode } from 'react';

/** Static line drawings for counselling pages, without people or faces. */
const Scene = ({ children }: { readonly children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 160 100"
    fill="none"
    stroke="var(--care)"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="h-28 w-auto max-w-full"
  >
    {children}
  </svg>
);

export const DawnWindow = () => (
  <Scene>
    <path d="M52 70a28 28 0 0 1 56 0Z" fill="var(--ember-500)" stroke="none" opacity="0.85" />
    <path d="M40 8h80v74H40ZM80 8v74M40 45h80M32 82h96v8H32Z" />
    <path d="M40 70h80" strokeWidth="1.2" />
    <path
      d="M132 82c0-10 4-16 12-20-1 9-4 15-12 20Zm0 0c-1-8-5-12-11-14 1 7 4 11 11 14Z"
      fill="var(--care-tint)"
    />
  </Scene>
);

export const TwoChairs = () => (
  <Scene>
    <path
      d="M22 34c-2-12 4-20 12-18l8 38h22c5 0 7 3 7 7v5H32ZM34 66l-5 24M64 66l5 24"
      fill="var(--care-tint)"
    />
    <path
      d="M138 34c2-12-4-20-12-18l-8 38H96c-5 0-7 3-7 7v5h39ZM126 66l5 24M96 66l-5 24"
      fill="var(--care-tint)"
    />
    <path d="M10 91h140" strokeWidth="1.2" />
    <path d="M80 6v8" stroke="var(--border-control)" />
    <path d="M72 24c0-6 3-10 8-10s8 4 8 10Z" fill="var(--ember-500)" stroke="none" opacity="0.85" />
  </Scene>
);

export const Cup = () => (
  <Scene>
    <path d="M48 42h56v20a24 24 0 0 1-24 24h-8a24 24 0 0 1-24-24Z" fill="var(--care-tint)" />
    <path d="M104 48h6a10 10 0 0 1 0 20h-7M36 91h80" />
    <path d="M64 32c-5-6 5-10 0-17M76 32c-5-6 5-10 0-17M88 32c-5-6 5-10 0-17" strokeWidth="1.6" />
  </Scene>
);
