export { fontUrls } from './fonts.ts';
export type { LinkComponent, LinkComponentProps } from './link-context.ts';
export { media } from './media.ts';
export { PorchlightProvider, type PorchlightProviderProps } from './PorchlightProvider.tsx';
export { createStyleCache, type StyleCache } from './style-cache.ts';
export {
  backdrop,
  type ColorName,
  color,
  contentWidth,
  duskSky,
  elevation,
  font,
  ink,
  lampGlow,
  motion,
  proseWidth,
  radius,
  type Scheme,
  type SchemeColors,
  schemes,
  sectionSpace,
  smallText,
  space,
  step,
} from './tokens.ts';
