import './augmentation.ts';
import { createTheme, type Theme } from '@mui/material/styles';
import { dataDisplay } from './customizations/data-display.ts';
import { dataGrid } from './customizations/data-grid.ts';
import { feedback } from './customizations/feedback.ts';
import { inputs } from './customizations/inputs.ts';
import { navigation } from './customizations/navigation.ts';
import { surfaces } from './customizations/surfaces.ts';
import { globalCss } from './global-css.ts';
import {
  breakpointsPx,
  color,
  danger,
  elevation,
  focusRing,
  font,
  headingStyle,
  ink,
  motionMs,
  radius,
  smallText,
  spacingPx,
  step,
} from './primitives.ts';

/** A palette color that is its own light and dark variant: the brand has no shades. */
const solid = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

/** MUI's 25 shadows: none for 0, otherwise the same one. */
const shadows = ['none', ...Array<string>(24).fill(elevation)];

/**
 * The brand as MUI theme. Its colors are the CSS variables that `global-css.ts` sets for either color scheme, so one
 * theme and one style sheet work for both, without a script: see docs/decisions/0017.
 *
 * Created by the first call and not on import: MUI internally throws and catches an error for every color that is a
 * variable, and with the whole module on the stack the browser would parse that again for line numbers.
 */
export function brandTheme(): Theme {
  cachedTheme ??= createBrandTheme();
  return cachedTheme;
}

let cachedTheme: Theme | undefined;

const createBrandTheme = () =>
  createTheme({
    cssVariables: {
      cssVarPrefix: 'pl',
      nativeColor: true,
      disableCssColorScheme: true,
      // Parts that are always dark or lamp-colored redefine the colors, so MUI's derived variables must be redefined
      // there, too.
      rootSelector: ':root,[data-night],[data-tone=lamp]',
      shouldSkipGeneratingVar: ([group = '']) =>
        /^(font|motion|focusVisible|cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions)$/.test(
          group,
        ) || group.endsWith('sxConfig'),
    },
    palette: {
      primary: solid(color.primary, color.onPrimary),
      secondary: solid(color.accent, color.onAccent),
      error: solid(danger, color.onAccent),
      warning: solid(color.lamp, ink),
      info: solid(color.primary, color.onPrimary),
      success: solid(color.pine, color.background),
      lamp: solid(color.lamp, ink),
      pine: solid(color.pine, color.background),
      band: color.band,
      edge: color.edge,
      text: { primary: color.text, secondary: color.muted, disabled: color.muted },
      divider: color.border,
      background: { default: color.background, paper: color.surface },
      TableCell: { border: color.border },
      DataGrid: { bg: color.surface, headerBg: color.band, pinnedBg: color.surface },
      action: { active: color.text, hover: color.band, selected: color.band, disabled: color.muted },
    },
    breakpoints: { values: breakpointsPx },
    spacing: spacingPx,
    shape: { borderRadius: radius },
    // MUI's type is a tuple of 25.
    shadows: shadows as ReturnType<typeof createTheme>['shadows'],
    focusVisible: focusRing,
    motion: { reducedMotion: 'system' },
    // With the 6 px binding below it, the dashboard's app bar is 56 px high at all breakpoints.
    mixins: { toolbar: { minHeight: 50 } },
    transitions: {
      duration: {
        shortest: motionMs,
        shorter: motionMs,
        short: motionMs,
        standard: motionMs,
        complex: motionMs,
        enteringScreen: motionMs,
        leavingScreen: motionMs,
      },
    },
    typography: {
      fontFamily: font.body,
      fontWeightMedium: 600,
      fontWeightBold: 700,
      body1: { fontSize: step[0], lineHeight: 1.6 },
      body2: { fontSize: '1rem', lineHeight: 1.5 },
      button: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.2, textTransform: 'none' },
      caption: { fontSize: smallText, lineHeight: 1.4 },
      display: { ...headingStyle, fontSize: step[5], lineHeight: 1.06, letterSpacing: '-0.02em' },
      h1: { ...headingStyle, fontSize: step[4] },
      h2: { ...headingStyle, fontSize: step[3] },
      h3: { ...headingStyle, fontSize: step[2] },
      h4: { ...headingStyle, fontSize: step[1] },
      h5: { ...headingStyle, fontSize: step[0] },
      h6: { ...headingStyle, fontSize: step[0] },
      lead: { fontSize: step[1], lineHeight: 1.5, textWrap: 'pretty' },
      small: { fontSize: smallText, lineHeight: 1.4 },
      // After the heading in the document, for screen readers, but visually before it.
      eyebrow: { fontSize: smallText, fontWeight: 600, lineHeight: 1.3, order: -1 },
    },
    components: {
      MuiCssBaseline: { styleOverrides: globalCss },
      ...inputs,
      ...dataDisplay,
      ...feedback,
      ...navigation,
      ...surfaces,
      ...dataGrid,
    },
  });
