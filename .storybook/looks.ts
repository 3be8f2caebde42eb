import { create } from 'storybook/theming';
import { schemes } from '../packages/ui/src/theme/tokens.ts';

const { light } = schemes;

/** Storybook's own frame and documentation pages in the product's colours and type. */
export const looks = create({
  base: 'light',
  brandTitle: 'Porchlight',
  colorPrimary: light.accent,
  colorSecondary: light.primary,
  appBg: light.band,
  appContentBg: light.background,
  appPreviewBg: light.background,
  appBorderColor: light.border,
  appBorderRadius: 4,
  barBg: light.background,
  barTextColor: light.muted,
  barSelectedColor: light.primary,
  barHoverColor: light.primary,
  textColor: light.text,
  textMutedColor: light.muted,
  inputBg: light.surface,
  inputBorder: light.edge,
  inputTextColor: light.text,
  inputBorderRadius: 4,
  fontBase: '"Source Sans", system-ui, sans-serif',
});
