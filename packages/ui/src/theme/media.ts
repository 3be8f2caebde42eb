import { breakpointsPx } from './primitives.ts';

const phone = `(max-width:${breakpointsPx.md - 0.05}px)`;
const abovePhone = `(min-width:${breakpointsPx.md}px)`;
const wide = `(min-width:${breakpointsPx.lg}px)`;

/** One column of cards: there is no room for two of the minimum width in `CardGrid`. */
export const oneColumn = '(max-width: 655px)';

/** The layout's media queries, for styles that don't use MUI's `theme.breakpoints`. */
export const media = {
  phone: `@media ${phone}`,
  abovePhone: `@media ${abovePhone}`,
  wide: `@media ${wide}`,
  print: '@media print',
  /** A printed page is narrower than `wide`, but has room for two columns. */
  wideOrPaper: `@media ${wide},print`,
  abovePhoneOrPaper: `@media ${abovePhone},print`,
} as const;
