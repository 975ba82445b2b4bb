import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

type ButtonLook = 'primary' | 'secondary' | 'outline' | 'quiet';

const BASE =
  'inline-flex max-w-full min-h-12 items-center justify-center gap-2 rounded-pill border px-6 py-2.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 ease-calm disabled:opacity-60 aria-disabled:opacity-60';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-flame-line bg-flame text-flame-ink not-disabled:hover:bg-flame-hover',
  secondary: 'border-care-line bg-sage-700 text-white not-disabled:hover:bg-sage-900',
  outline: 'border-control bg-transparent text-ink not-disabled:hover:bg-surface-2',
  quiet:
    'border-transparent bg-transparent text-link underline-offset-4 not-disabled:hover:underline',
};

/** Classes that make any element look like a button. */
export const buttonClasses = (look: ButtonLook, wide = false, className?: string): string =>
  classNames(BASE, LOOKS[look], wide && 'w-full', className);

interface Looks {
  /** At most one `primary` a screen; `secondary` is for counselling. */
  readonly look?: ButtonLook;
  readonly wide?: boolean;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  /** While set, the button is disabled and shows this label. */
  readonly busyLabel?: string | undefined;
  readonly children: ReactNode;
}

export const Button = ({ look = 'primary', wide = false, busyLabel, ...rest }: ButtonProps) => {
  const { children, className, disabled, type = 'button', ...attributes } = rest;
  return (
    <button
      type={type}
      className={buttonClasses(look, wide, className)}
      disabled={disabled === true || busyLabel !== undefined}
      aria-busy={busyLabel !== undefined}
      {...attributes}
    >
      {busyLabel ?? children}
    </button>
  );
};

interface LinkButtonProps extends LinkProps, Looks {}

export const LinkButton = ({
  look = 'primary',
  wide = false,
  className,
  ...rest
}: LinkButtonProps) => <Link className={buttonClasses(look, wide, className)} {...rest} />;
