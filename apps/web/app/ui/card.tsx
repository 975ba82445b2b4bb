import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  readonly children: ReactNode;
  /** `care`: the sage border of counselling. */
  readonly mark?: 'none' | 'care';
  readonly as?: 'div' | 'article' | 'section' | 'li';
  readonly className?: string;
}

export const Card = ({ children, mark = 'none', as: Tag = 'div', className }: CardProps) => (
  <Tag
    className={classNames(
      'rounded-card border border-line bg-surface p-5 shadow-rest sm:p-6',
      mark === 'care' && 'border-t-4 border-t-sage-700',
      className,
    )}
  >
    {children}
  </Tag>
);
