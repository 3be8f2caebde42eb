import { create, type ThemeVars } from 'storybook/theming';
import { type Scheme, schemes } from '../packages/ui/src/theme/primitives.ts';

function createTheme(scheme: Scheme): ThemeVars {
  const colors = schemes[scheme];
  return create({
    base: scheme,
    brandTitle: 'Porchlight',
    brandUrl: './',
    brandImage: `./porchlight-${scheme}.svg`,
    brandTarget: '_self',
    colorPrimary: colors.accent,
    colorSecondary: colors.primary,
    appBg: colors.band,
    appContentBg: colors.background,
    appPreviewBg: colors.background,
    appHoverBg: colors.surface,
    appBorderColor: colors.border,
    appBorderRadius: 4,
    barBg: colors.background,
    barTextColor: colors.muted,
    barSelectedColor: colors.primary,
    barHoverColor: colors.primary,
    textColor: colors.text,
    textInverseColor: colors.background,
    textMutedColor: colors.muted,
    inputBg: colors.surface,
    inputBorder: colors.edge,
    inputTextColor: colors.text,
    inputBorderRadius: 4,
    buttonBg: colors.surface,
    buttonBorder: colors.border,
    fontBase: '"Source Sans", system-ui, sans-serif',
  });
}

/** Storybook themes in the product's colors and type, one for each scheme. */
export const storybookThemes: Record<Scheme, ThemeVars> = { light: createTheme('light'), dark: createTheme('dark') };
