import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { DataSaverContext } from '../hooks/index.ts';
import { type LinkComponent, LinkContext } from './link-context.ts';
import { createStyleCache, type StyleCache } from './style-cache.ts';
import { brandTheme } from './theme.ts';
import { useStyleNonce } from './useStyleNonce.ts';

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

/**
 * Gives everything inside the theme (colors of both schemes, fonts, base styles) and the application's link component.
 * The scheme is chosen by CSS alone, so MUI keeps no choice of its own.
 */
export function PorchlightProvider({
  children,
  styleCache,
  savesData = false,
  linkComponent = 'a',
}: PorchlightProviderProps) {
  const nonce = useStyleNonce();
  const [cache] = useState(() => styleCache ?? createStyleCache({ nonce }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={brandTheme()} storageManager={null}>
        <CssBaseline />
        <DataSaverContext value={savesData}>
          <LinkContext value={linkComponent}>{children}</LinkContext>
        </DataSaverContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
