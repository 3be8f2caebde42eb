import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import '../apps/storybook/src/component-pages.css';
import '../apps/storybook/src/foundation.css';
import '../apps/storybook/src/start-page.css';
import { PorchlightProvider, type Scheme } from '../packages/ui/src/theme/index.ts';
import { useSchemeChoice } from './scheme-choice.ts';
import { storybookThemes } from './storybook-themes.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

function useSystemDark(): boolean {
  return useSyncExternalStore(
    (changed) => {
      systemDark.addEventListener('change', changed);
      return () => systemDark.removeEventListener('change', changed);
    },
    () => systemDark.matches,
  );
}

/** Container of docs pages in the product's theme; it follows the toolbar's scheme like the stories on the page. */
export function PorchlightDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const choice = useSchemeChoice();
  const system: Scheme = useSystemDark() ? 'dark' : 'light';
  useEffect(() => {
    if (choice === 'system') document.documentElement.removeAttribute('data-scheme');
    else document.documentElement.dataset.scheme = choice;
  }, [choice]);
  return (
    <PorchlightProvider>
      <DocsContainer {...rest} theme={storybookThemes[choice === 'system' ? system : choice]}>
        {children}
      </DocsContainer>
    </PorchlightProvider>
  );
}
