import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { Scheme } from '../packages/ui/src/theme/index.ts';

/** What the toolbar's scheme button offers. */
export type SchemeChoice = Scheme | 'system';

/** The toolbar's choice: what the address says at first, then what the toolbar tells. */
export function useSchemeChoice(): SchemeChoice {
  const [choice, setChoice] = useState<SchemeChoice>(
    () =>
      (/scheme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] as Scheme) ??
      'system',
  );
  useEffect(() => {
    const channel = addons.getChannel();
    // What the toolbar says, and not what one story on the page asks for itself.
    const take = ({ userGlobals }: { userGlobals: { scheme?: SchemeChoice } }) =>
      setChoice(userGlobals.scheme ?? 'system');
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, []);
  return choice;
}
