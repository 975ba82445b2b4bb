import { m } from '@dhruva/web/paraglide/messages.js';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import type { QuestionSearch } from './use-question-search.ts';

/** The field that looks through all questions. */
export const SearchField = ({ query, found, change, prepare }: QuestionSearch) => (
  <search className="block max-w-2xl">
    <label className="flex min-h-14 items-center gap-3 rounded-pill bg-(--night-50) px-5 text-(--night-900) focus-within:outline-3 focus-within:outline-focus">
      <Icon name="search" size={20} className="shrink-0 text-(--night-600)" />
      <span className="sr-only">{m.questions_search()}</span>
      <input
        type="search"
        value={query}
        placeholder={m.questions_search_example()}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-12 min-w-0 grow bg-transparent focus-visible:shadow-none! focus-visible:outline-none! placeholder:text-(--night-600) placeholder:opacity-100"
        onFocus={prepare}
        onChange={({ target }) => change(target.value)}
      />
    </label>
    <p role="status" className="sr-only">
      {found && m.questions_found({ count: found.size })}
    </p>
  </search>
);
