import { useEffect, useState } from 'react';
import type { LinkTarget, LinkTargets } from './entity-form-types.ts';

/** The pages that a link can lead to: those that there are, once that is known. Internal. */
export function usePages(targets: LinkTargets | undefined): readonly LinkTarget[] {
  const [found, setFound] = useState<readonly LinkTarget[]>();
  const find = targets?.findPages;
  useEffect(() => {
    let isLate = false;
    find?.().then(
      (pages) => isLate || setFound(pages),
      // All names are offered, and the form says which of them visitors can't see.
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [find]);
  return found ?? targets?.pages ?? [];
}
