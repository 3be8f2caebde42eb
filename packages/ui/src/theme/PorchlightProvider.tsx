import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { DataSaverContext } from '../conditions/index.ts';
import { globalCss } from './global-css.ts';
import { type LinkComponent, LinkContext } from './link-context.ts';
import { createStyleCache, type StyleCache } from './style-cache.ts';

export interface PorchlightProviderProps {
  /** The application. */
  children?: ReactNode;
  /** The document's style cache; the server passes the one it reads the styles from. @default a fresh one */
  styleCache?: StyleCache;
  /** Whether the server rendered the page for somebody who saves data. @default false */
  savesData?: boolean;
  /** Draws links inside the site, such as the router's link with `href` for `to`. @default 'a' */
  linkComponent?: LinkComponent;
}

/** Gives everything inside the looks (colors of both schemes, fonts, base styles) and the application's link component. */
export function PorchlightProvider({
  children,
  styleCache,
  savesData = false,
  linkComponent = 'a',
}: PorchlightProviderProps) {
  const [cache] = useState(() => styleCache ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <Global styles={globalCss} />
      <DataSaverContext value={savesData}>
        <LinkContext value={linkComponent}>{children}</LinkContext>
      </DataSaverContext>
    </CacheProvider>
  );
}
