export { fontUrls } from './fonts.ts';
export { LinkBehavior, type LinkBehaviorProps } from './LinkBehavior.tsx';
export type { LinkComponent, LinkComponentProps } from './link-context.ts';
export { media, oneColumn } from './media.ts';
export { PorchlightProvider, type PorchlightProviderProps } from './PorchlightProvider.tsx';
export {
  backdrop,
  breakpointsPx,
  type ColorName,
  color,
  contentWidth,
  danger,
  elevation,
  focusRing,
  font,
  headingStyle,
  heroBackground,
  ink,
  motion,
  nativeFieldStyle,
  proseWidth,
  radius,
  type Scheme,
  schemes,
  sectionSpace,
  smallText,
  space,
  step,
} from './primitives.ts';
export { LookContext, lookAttributes, showLook, type ThemeLook } from './site-look.ts';
export { createStyleCache, type StyleCache, type StyleCacheOptions } from './style-cache.ts';
export { brandTheme } from './theme.ts';
export { useNarrowScreen } from './useNarrowScreen.ts';
export { useStyleNonce } from './useStyleNonce.ts';
