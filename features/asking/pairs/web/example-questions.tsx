import { useState, useSyncExternalStore } from 'react';
import { COMPATIBILITY_QUESTIONS } from '../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { twoDistinct } from './example-questions.rules.ts';

const noSubscription = () => () => undefined;

/** Two of the six questions: the first two until hydrated, then two at random. */
export const ExampleQuestions = ({ random = Math.random }: { readonly random?: () => number }) => {
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const [drawn] = useState(() => twoDistinct(COMPATIBILITY_QUESTIONS.length, random));
  return (
    <div>
      <h3 className="text-base font-semibold">{m.pair_examples()}</h3>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {(isHydrated ? drawn : [0, 1]).map((index, place) => (
          // By place: a question that moved up would move what is being read.
          <li
            key={place}
            className="flex min-h-[calc(2lh+1.5rem)] items-center border-l-4 border-ember-500 bg-surface-2 px-4 py-3 font-heading leading-snug"
          >
            {COMPATIBILITY_QUESTIONS[index]?.text}
          </li>
        ))}
      </ul>
    </div>
  );
};
