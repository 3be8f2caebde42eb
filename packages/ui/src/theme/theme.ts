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
  elevation,
  focusRing,
  font,
  headingStyle,
  ink,
  motionMs,
  radiusPx,
  smallText,
  spacingPx,
  step,
} from './primitives.ts';

/** A palette color whose lighter and darker shades are itself: the brand has one of each. */
const solid = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

/** Every elevation is the same one; 0 has none. MUI knows 24. */
const shadows = ['none', ...Array<string>(24).fill(elevation)];

/**
 * The brand as MUI's theme. Its colors are the CSS variables that `global-css.ts` gives values in either scheme, so one
 * theme and one style sheet are right in both, before any script: see docs/decisions/0017.
 *
 * Made with the first call and not while the program is loaded: MUI throws and catches an error within for each color that
 * is a variable, and an error with the whole program on its stack has the browser read that again for its line numbers.
 */
export function brandTheme(): Theme {
  made ??= createBrandTheme();
  return made;
}

let made: Theme | undefined;

const createBrandTheme = () =>
  createTheme({
    cssVariables: {
      cssVarPrefix: 'pl',
      nativeColor: true,
      disableCssColorScheme: true,
      // What is always dark, or lit, gives the colors other values, and those that MUI derives from them must follow.
      rootSelector: ':root,[data-night],[data-tone=lamp]',
      shouldSkipGeneratingVar: ([group = '']) =>
        /^(font|motion|focusVisible|cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions)$/.test(
          group,
        ) || group.endsWith('sxConfig'),
    },
    palette: {
      primary: solid(color.primary, color.onPrimary),
      secondary: solid(color.accent, color.onAccent),
      error: solid(color.accent, color.onAccent),
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
    shape: { borderRadius: radiusPx },
    // MUI's type asks for a tuple of 25.
    shadows: shadows as ReturnType<typeof createTheme>['shadows'],
    focusVisible: focusRing,
    motion: { reducedMotion: 'system' },
    // With the binding below it the dashboard's bar is 56 px high, on every screen.
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
      // It belongs to the heading, so it comes after it for screen readers, and before it for the eye.
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
