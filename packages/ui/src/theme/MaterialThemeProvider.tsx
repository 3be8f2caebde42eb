import { Global, type Interpolation, type Theme, ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { materialTheme, materialVariables } from './material-theme.ts';

export interface MaterialThemeProviderProps {
  /** What is built from MUI: the dashboard, forms, tables. */
  children?: ReactNode;
}

/**
 * Gives MUI components inside Porchlight's looks. Only the dashboard and its forms use it: public pages draw without
 * MUI's theme and do not load it. Lighter than MUI's own provider, whose scheme logic CSS does here.
 */
export function MaterialThemeProvider({ children }: MaterialThemeProviderProps) {
  return (
    <ThemeProvider theme={materialTheme as Partial<Theme>}>
      <DefaultPropsProvider value={materialTheme.components as Record<string, object>}>
        <Global styles={materialVariables as Interpolation<Theme>} />
        {children}
      </DefaultPropsProvider>
    </ThemeProvider>
  );
}
