import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, use, useInsertionEffect, useState } from 'react';
import { DataSaverContext } from '../hooks/index.ts';
import { type LinkComponent, LinkContext } from './link-context.ts';
import { LookContext, showLook, type ThemeLook } from './site-look.ts';
import { createStyleCache, type StyleCache } from './style-cache.ts';
import { brandTheme } from './theme.ts';
import { useStyleNonce } from './useStyleNonce.ts';

export interface PorchlightProviderProps {
  /** The application. */
  children?: ReactNode;
  /** Emotion's cache for the document; the server passes the one it extracts the styles from. @default a new one */
  styleCache?: StyleCache;
  /** Whether the server rendered the page with data saving on. @default false */
  savesData?: boolean;
  /** The site's own look. @default that around it, else that of the demonstration */
  look?: ThemeLook;
  /** Component for links inside the site, such as the router's link with `href` passed as `to`. @default 'a' */
  linkComponent?: LinkComponent;
}

/**
 * Provides the theme (colors of both schemes, fonts, base styles) and the application's link component. The color
 * scheme is chosen by CSS alone, so MUI stores no choice.
 */
export function PorchlightProvider({
  children,
  styleCache,
  savesData = false,
  look,
  linkComponent = 'a',
}: PorchlightProviderProps) {
  const nonce = useStyleNonce();
  const [cache] = useState(() => styleCache ?? createStyleCache({ nonce }));
  const outerLook = use(LookContext);
  const shownLook = look ?? outerLook;
  const css = shownLook?.css;
  useInsertionEffect(() => {
    const { ownerDocument } = cache.sheet.container;
    if (ownerDocument) showLook(ownerDocument, css, nonce);
  }, [cache, css, nonce]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={brandTheme()} storageManager={null}>
        <CssBaseline />
        <DataSaverContext value={savesData}>
          <LookContext value={shownLook}>
            <LinkContext value={linkComponent}>{children}</LinkContext>
          </LookContext>
        </DataSaverContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
