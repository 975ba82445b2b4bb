import { Link } from 'react-router';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

interface Part {
  readonly words: string;
  readonly to?: string;
}

/** Splits a text at its Markdown links: `See [Pricing](/pricing).` has three parts. */
export const partsOf = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: to = '', index } of text.matchAll(LINK)) {
    if (index > end) parts.push({ words: text.slice(end, index) });
    parts.push({ words, to });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
};

/** Renders a text with its links: internal, anchors, telephone, mail, external. */
export const LinkedText = ({ children }: { readonly children: string }) =>
  partsOf(children).map(({ words, to }) => {
    if (to === undefined) return words;
    const isOurs = to.startsWith('/') || to.startsWith('#');
    return isOurs ? (
      <Link key={to} to={to}>
        {words}
      </Link>
    ) : (
      <a key={to} href={to}>
        {words}
      </a>
    );
  });
