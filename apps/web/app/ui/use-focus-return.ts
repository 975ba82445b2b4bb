import { useRef } from 'react';

/** The element focused when the last dialog opened from the page: for a dialog that opens as another closes. */
let lastOpener: HTMLElement | null = null;

/** Radix focus handlers that remember the focused element when a dialog opens and restore it on close. */
export const useFocusReturn = () => {
  const opener = useRef<HTMLElement | null>(null);
  const onOpenAutoFocus = (event: Event): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      opener.current = activeElement;
      if (!activeElement.closest('[role=dialog]')) lastOpener = activeElement;
    }
    // Focus the dialog itself, neither the close button nor a field, which would open a phone's keyboard.
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  };
  const onCloseAutoFocus = (event: Event): void => {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : lastOpener;
    target?.focus();
  };
  return { onOpenAutoFocus, onCloseAutoFocus };
};
