import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { text } from './topics/emotional-abuse-trauma.ts';
import { TopicArticle } from './topic-article.tsx';

describe('the text of a topic', () => {
  it('says that details come soon where none exists', () => {
    expect(renderToStaticMarkup(<TopicArticle text={null} />)).toBe(
      '<p>Details coming soon...</p>',
    );
  });

  it('shows each part in order, and the helplines it names', () => {
    const shown = renderToStaticMarkup(<TopicArticle text={text} />);
    const parts = [
      text.encouragement,
      text.symptoms.lead,
      text.strategies[0]?.text ?? '',
      text.hope,
    ];
    const places = parts.map((part) => shown.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'tel:112',
      'tel:181',
      'tel:14416',
    ]);
  });
});
