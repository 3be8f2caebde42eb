import { recordLinks } from '@porchlight/contract/visible-menus';
import { useEffect, useRef, useState } from 'react';
import type { LinkTargets } from './entity-form-types.ts';

/**
 * The titles of the linked records that visitors can see, and null for those that they can't. What is not known, or
 * could not be found out, is missing. Internal.
 * @param links as stored; those to records are looked up, each once
 */
export function useVisibleTitles(
  links: readonly string[],
  find: LinkTargets['findVisible'],
): ReadonlyMap<string, string | null> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string | null>>(new Map());
  const requested = useRef(new Set<string>());
  useEffect(() => {
    for (const link of recordLinks(links)) {
      if (!find || requested.current.has(link)) continue;
      requested.current.add(link);
      find(link).then(
        (title) => setTitles((known) => new Map(known).set(link, title ?? null)),
        // Without a response nothing is said.
        () => requested.current.delete(link),
      );
    }
  }, [links, find]);
  return titles;
}
