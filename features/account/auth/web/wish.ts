import { useSyncExternalStore } from 'react';

/**
 * What can be wanted before somebody is signed in; each noun declares its own: `declare module
 * '@dhruva/account/auth/web/wish/wish.ts' { interface Wishes { plan: { id: PlanId } } }`. Ids only, nothing
 * personal.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the nouns
export interface Wishes {}

export type WishKind = keyof Wishes;

/** What every wish has. */
interface WishBase {
  /** The address the wish is granted at. */
  readonly at: string;
  /** Its name, as the sheet that asks to sign in is titled. */
  readonly title: string;
  /** Why to sign in. */
  readonly lead: string;
}

/** Something somebody tapped, kept in this tab until they have it or let it go. */
export type Wish<Kind extends WishKind = WishKind> = {
  [K in Kind]: { readonly kind: K } & WishBase & Wishes[K];
}[Kind];

/** Its name in sessionStorage, of the attribute of links that lead to it, and of the event of its change. */
const KEY = 'wish';

const announce = (): boolean => window.dispatchEvent(new Event(KEY));

const cache: { text: string | null; wish: Wish | null } = { text: null, wish: null };

const PARTS = ['kind', 'at', 'title', 'lead'];

const parse = (text: string | null): Wish | null => {
  try {
    const value = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    return PARTS.every((part) => typeof value?.[part] === 'string') ? (value as Wish) : null;
  } catch {
    return null;
  }
};

/** The wish of this tab, if any; the same object as long as it is the same. */
export const readWish = (): Wish | null => {
  const text = window.sessionStorage.getItem(KEY);
  if (text !== cache.text) Object.assign(cache, { text, wish: parse(text) });
  return cache.wish;
};

/** Keeps a wish in place of the one before. */
export const keepWish = <Kind extends WishKind>(wish: Wish<Kind>): void => {
  window.sessionStorage.setItem(KEY, JSON.stringify(wish));
  announce();
};

/** Forgets the wish: it was granted, or let go. */
export const dropWish = (): void => {
  window.sessionStorage.removeItem(KEY);
  announce();
};

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener(KEY, listener);
  return () => window.removeEventListener(KEY, listener);
};

/** The wish of this tab; null while a prerendered page hydrates. */
export const useWish = (): Wish | null => useSyncExternalStore(subscribe, readWish, () => null);

/** The wish of this tab if it is of this kind. */
export const useWishFor = <Kind extends WishKind>(kind: Kind): Wish<Kind> | null => {
  const wish = useWish();
  return wish?.kind === kind ? (wish as Wish<Kind>) : null;
};

/** Attributes of a link to where a wish is granted: following it keeps the wish, even before hydration. */
export const wishLink = <Kind extends WishKind>(wish: Wish<Kind>) => ({
  'data-wish': JSON.stringify(wish),
});

/** Inline script of the document head: keeps the wish of a link that is followed in this tab. */
export const WISH_SCRIPT = `addEventListener('click',e=>{const l=e.target.closest?.('a[data-${KEY}]');if(l&&!(e.button||e.ctrlKey||e.metaKey||e.shiftKey)){sessionStorage.${KEY}=l.dataset.${KEY};dispatchEvent(new Event('${KEY}'))}},true)`;
