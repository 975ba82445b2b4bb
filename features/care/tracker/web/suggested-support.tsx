import { type Feeling, symptomLabel } from '../contract/symptoms.ts';
import { Link } from 'react-router';
import { TOPICS } from '@dhruva/care/self-help/contract/topics';
import { m } from '@dhruva/web/paraglide/messages.js';
import { HelpBox } from '@dhruva/account/help/web';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { type Suggestions, suggestionsFor } from './suggestions.rules.ts';

const titleOf = (id: string): string => TOPICS.find((topic) => topic.id === id)?.title ?? id;

const ToRead = ({ topics }: Pick<Suggestions, 'topics'>) => (
  <>
    <p>{m.counselling_fits_topics()}</p>
    <ul className="flex flex-col gap-3">
      {topics.map(({ id, symptoms }) => (
        <li key={id}>
          <Link to={`/free-therapy#${id}`} className="font-semibold">
            {titleOf(id)}
          </Link>
          <span className="block text-ink-2">
            {m.counselling_fits_because({
              symptoms: symptoms.map(symptomLabel).join('; '),
            })}
          </span>
        </li>
      ))}
    </ul>
  </>
);

/** The support suggested for an entry: help now, a trained person, texts to read. */
export const SuggestedSupport = ({ feeling }: { readonly feeling: Feeling }) => {
  const { needsHelpNow, suggestsSession, topics } = suggestionsFor(feeling);
  return (
    <section
      aria-labelledby="fits-title"
      className="flex max-w-measure flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="fits-title" className="text-title">
        {m.counselling_fits_title()}
      </h2>
      {needsHelpNow && <HelpBox title={m.help_title()} isShort />}
      {suggestsSession && (
        <p className="flex flex-col items-start gap-3">
          {m.counselling_fits_session()}
          <LinkButton to="/paid" look="secondary">
            {m.counselling_fits_book()}
          </LinkButton>
        </p>
      )}
      {topics.length > 0 && <ToRead topics={topics} />}
      {!suggestsSession && <p>{m.counselling_fits_light()}</p>}
      <p className="text-small text-ink-3">{m.counselling_fits_rules()}</p>
    </section>
  );
};
