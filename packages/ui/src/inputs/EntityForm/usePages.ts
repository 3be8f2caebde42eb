import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkTarget, LinkTargets } from './entity-form-types.ts';

/**
 * The pages that a link can lead to: those that there are; undefined until that is known. If it can't be found out, all
 * names are offered, and the form says which of them visitors can't see. Internal.
 */
export function usePages(targets: LinkTargets | undefined): readonly LinkTarget[] | undefined {
  const [found, setFound] = useState<readonly LinkTarget[]>();
  const find = targets?.findPages;
  const allNames = useEffectEvent(() => targets?.pages);
  useEffect(() => {
    let isLate = false;
    find?.().then(
      (pages) => isLate || setFound(pages),
      () => isLate || setFound(allNames()),
    );
    return () => {
      isLate = true;
    };
  }, [find]);
  return find ? found : (targets?.pages ?? []);
}
