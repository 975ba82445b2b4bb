import { useEffect, useState } from 'react';
import type { Place } from '../contract/schemas.ts';

interface Suggestions {
  /** The query they are for; '' before the first. */
  readonly query: string;
  readonly places: readonly Place[];
  readonly isError: boolean;
}

const NONE: Suggestions = { query: '', places: [], isError: false };

/** The call is loaded with the first search, so that a page can show the field without it. */
const search = async (query: string): Promise<Suggestions> => {
  try {
    const [{ call }, { searchPlaces }] = await Promise.all([
      import('@dhruva/web/lib/call.ts'),
      import('../contract/routes.ts'),
    ]);
    const { places } = await call(searchPlaces, { query: { q: query } });
    return { query, places, isError: false };
  } catch {
    return { query, places: [], isError: true };
  }
};

/**
 * The places a text may mean; undefined asks for none. While new ones are fetched the last ones stay, and
 * `isPending` is true.
 */
export const usePlaceSuggestions = (query: string | undefined) => {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (query === undefined) return undefined;
    const current = { is: true };
    const look = async (): Promise<void> => {
      const next = await search(query);
      if (current.is) setFound(next);
    };
    void look();
    return () => {
      current.is = false;
    };
  }, [query]);
  return { ...found, isPending: query !== undefined && found.query !== query };
};
