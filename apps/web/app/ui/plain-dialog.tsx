import { useLayoutEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import type { DialogProps } from './dialog-props.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';
import { useThemeClass } from './care-theme.tsx';

/** The native <dialog>, for when the code of DialogSurface cannot be loaded. */
export const PlainDialog = ({ open, onClose, title, description, ...rest }: DialogProps) => {
  const themeClass = useThemeClass();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      aria-label={title}
      onClose={() => open && onClose()}
      className={classNames(
        'm-auto max-h-[88dvh] w-full max-w-lg rounded-band border border-line bg-surface p-5 text-ink',
        themeClass,
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-title">{title}</h2>
        <button
          type="button"
          aria-label={m.ui_close()}
          className="-mt-2 -mr-2 flex size-12 shrink-0 items-center justify-center rounded-pill"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {description !== undefined && <div className="my-3 text-ink-2">{description}</div>}
      {rest.children}
      {rest.actions !== undefined && (
        <div className="mt-4 flex flex-wrap justify-end gap-3">{rest.actions}</div>
      )}
    </dialog>
  );
};
