import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  neutral: 'bg-surface-2 text-ink-2',
  success: 'bg-success-tint text-success',
  warn: 'bg-warn-tint text-warn',
  info: 'bg-info-tint text-info',
  error: 'bg-error-tint text-error',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 rounded-pill px-3 py-0.5 text-small font-semibold',
      TONES[tone],
    )}
  >
    {children}
  </span>
);
