import { useRef } from 'react';

/** Where focus was when the last dialog opened from the page: for a dialog that opens as another closes. */
let lastOpener: HTMLElement | null = null;

/** Remembers what had focus when a dialog opened and gives it back when it closes. */
export const useFocusReturn = () => {
  const opener = useRef<HTMLElement | null>(null);
  const onOpenAutoFocus = (event: Event): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      opener.current = activeElement;
      if (!activeElement.closest('[role=dialog]')) lastOpener = activeElement;
    }
    // Focus begins at the title, not at the close button, and brings up no keyboard on a phone.
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
