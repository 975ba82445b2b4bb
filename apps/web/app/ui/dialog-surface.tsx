import { Dialog as Radix } from 'radix-ui';
import { m } from '../paraglide/messages.js';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog-props.ts';
import { Icon } from './icons.tsx';
import { useThemeClass } from './care-theme.tsx';
import { useFocusReturn } from './use-focus-return.ts';

const PANEL =
  'rise fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-band border border-line bg-surface text-ink shadow-lifted sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[88dvh] sm:rounded-band';

const HEADER = 'flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6';

/** Escape first closes an open list inside the dialog, then the dialog. */
const keepWhileListOpen = (event: KeyboardEvent): void => {
  if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault();
};

/** The visible dialog, on Radix: a bottom sheet on phones, a centred card on larger screens. */
export const DialogSurface = (props: DialogProps) => {
  const focus = useFocusReturn();
  const themeClass = useThemeClass();
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-50 bg-night-950/65" />
        <Radix.Content
          className={classNames(
            PANEL,
            themeClass,
            props.size === 'wide' ? 'sm:max-w-[min(48rem,100vw-3rem)]' : 'sm:max-w-lg',
          )}
          {...(props.description === undefined && { 'aria-describedby': undefined })}
          {...focus}
          onEscapeKeyDown={keepWhileListOpen}
          onPointerDownOutside={(event) => {
            if (props.dismissOutside === false) event.preventDefault();
          }}
        >
          <header className={HEADER}>
            <Radix.Title className="text-title">{props.title}</Radix.Title>
            <Radix.Close
              aria-label={m.ui_close()}
              className="-mt-2 -mr-2 flex size-12 shrink-0 items-center justify-center rounded-pill text-ink-2 hover:bg-surface-2"
            >
              <Icon name="close" />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto overscroll-contain px-5 pb-6 sm:px-7">
            {props.description !== undefined && (
              <Radix.Description asChild>
                <div className="mb-4 text-ink-2">{props.description}</div>
              </Radix.Description>
            )}
            {props.children}
          </div>
          {props.actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
              {props.actions}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
