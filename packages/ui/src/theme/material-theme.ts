import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { motion, type Scheme, schemes } from './tokens.ts';

type Styles = Record<string, unknown>;

const darkBySystem = '@media (prefers-color-scheme: dark)';
const notSetToLight = ':root:not([data-scheme=light])';
const setToDark = ':root[data-scheme=dark]';

function palette(scheme: Scheme) {
  const colors = schemes[scheme];
  return {
    mode: scheme,
    primary: { main: colors.primary, contrastText: colors.onPrimary },
    secondary: { main: colors.accent, contrastText: colors.onAccent },
    error: { main: colors.accent, contrastText: colors.onAccent },
    success: { main: colors.pine, contrastText: colors.surface },
    warning: { main: colors.lamp, contrastText: schemes.light.text },
    info: { main: colors.primary, contrastText: colors.onPrimary },
    text: { primary: colors.text, secondary: colors.muted },
    background: { default: colors.background, paper: colors.surface },
    divider: colors.border,
  };
}

/**
 * The MUI theme of the dashboard and the forms: the same tokens as everywhere, as CSS variables of both schemes, so
 * that a switch redraws nothing. `applyStyles('dark', …)` follows the system and `data-scheme` on the root element.
 */
export const materialTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'plm', disableCssColorScheme: true },
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  breakpoints: { values: { xs: 0, sm: 480, md: 769, lg: 1160, xl: 1536 } },
  spacing: 8,
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: 'var(--pl-body)',
    fontSize: 15,
    fontWeightMedium: 600,
    fontWeightBold: 700,
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontFamily: 'var(--pl-heading)', fontWeight: 600, fontSize: 'var(--pl-s3)', lineHeight: 1.15 },
    h2: { fontFamily: 'var(--pl-heading)', fontWeight: 600, fontSize: 'var(--pl-s2)', lineHeight: 1.2 },
    h3: { fontFamily: 'var(--pl-heading)', fontWeight: 600, fontSize: 'var(--pl-s1)', lineHeight: 1.25 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 40, transition: motion } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--pl-edge)' } } },
  },
}) as Theme & CssVarsTheme;

materialTheme.applyStyles = (scheme, styles) => {
  if (scheme === 'light') return styles;
  return {
    [darkBySystem]: { [`*:where(${notSetToLight}) &`]: styles },
    [`*:where(${setToDark}) &`]: styles,
  } as typeof styles;
};

/** The variables of the MUI theme, under the same conditions as those of the tokens. */
export const materialVariables: Styles[] = materialTheme.generateStyleSheets().flatMap((sheet: Styles) => {
  const dark = (sheet['@media (prefers-color-scheme: dark)'] as Styles | undefined)?.[':root'];
  return dark === undefined ? [sheet] : [{ [darkBySystem]: { [notSetToLight]: dark } }, { [setToDark]: dark }];
});
