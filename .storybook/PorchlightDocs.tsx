import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { PorchlightProvider, type Scheme } from '../packages/ui/src/theme/index.ts';
import { looks } from './looks.ts';

type Choice = Scheme | 'system';
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The toolbar's choice: what the address says at first, then what the toolbar tells. */
function useSchemeChoice(): Choice {
  const [choice, setChoice] = useState<Choice>(
    () =>
      (/scheme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] as Scheme) ??
      'system',
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const take = ({ globals }: { globals: { scheme?: Choice } }) => setChoice(globals.scheme ?? 'system');
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, []);
  return choice;
}

function useSystemDark(): boolean {
  return useSyncExternalStore(
    (changed) => {
      systemDark.addEventListener('change', changed);
      return () => systemDark.removeEventListener('change', changed);
    },
    () => systemDark.matches,
  );
}

/** A documentation page in the product's looks; it follows the toolbar's scheme as the stories on it do. */
export function PorchlightDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const choice = useSchemeChoice();
  const system: Scheme = useSystemDark() ? 'dark' : 'light';
  useEffect(() => {
    if (choice === 'system') document.documentElement.removeAttribute('data-scheme');
    else document.documentElement.dataset.scheme = choice;
  }, [choice]);
  return (
    <PorchlightProvider>
      <DocsContainer {...rest} theme={looks[choice === 'system' ? system : choice]}>
        {children}
      </DocsContainer>
    </PorchlightProvider>
  );
}
