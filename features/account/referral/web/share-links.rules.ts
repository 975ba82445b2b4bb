export type ShareTarget = 'network' | 'microblog' | 'chat' | 'professional';

interface Sharing {
  readonly link: string;
  readonly text: string;
}

const address = (base: string, query: Readonly<Record<string, string>>): string =>
  `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

const ADDRESSES: Readonly<Record<ShareTarget, (sharing: Sharing) => string>> = {
  network: ({ link }) => address('https://www.facebook.com/sharer/sharer.php', { u: link }),
  microblog: ({ link, text }) => address('https://x.com/intent/post', { text, url: link }),
  chat: ({ link, text }) => address('https://wa.me/', { text: `${text} ${link}` }),
  professional: ({ link }) =>
    address('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
};

/** The URL of a share button: the service's share page with link and text filled in, as each documents it. */
export const shareAddress = (target: ShareTarget, sharing: Sharing): string =>
  ADDRESSES[target](sharing);

/** The referral link with a code, on the current site. */
export const referralLink = (origin: string, code: string): string => `${origin}/?ref=${code}`;
