import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { Scheme } from '../packages/ui/src/theme/index.ts';

/** Options of the toolbar's scheme menu. */
export type SchemeChoice = Scheme | 'system';

/** Returns the toolbar's scheme: initially from the URL, then from the toolbar's events. */
export function useSchemeChoice(): SchemeChoice {
  const [choice, setChoice] = useState<SchemeChoice>(
    () =>
      (/scheme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] as Scheme) ??
      'system',
  );
  useEffect(() => {
    const channel = addons.getChannel();
    // `userGlobals` is the toolbar's choice, without what a story on the page sets for itself.
    const onGlobalsUpdated = ({ userGlobals }: { userGlobals: { scheme?: SchemeChoice } }) =>
      setChoice(userGlobals.scheme ?? 'system');
    channel.on('globalsUpdated', onGlobalsUpdated);
    return () => channel.off('globalsUpdated', onGlobalsUpdated);
  }, []);
  return choice;
}
