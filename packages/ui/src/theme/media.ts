import { breakpointsPx } from './primitives.ts';

const phone = `(max-width:${breakpointsPx.md - 0.05}px)`;
const abovePhone = `(min-width:${breakpointsPx.md}px)`;
const wide = `(min-width:${breakpointsPx.lg}px)`;

/** Where cards stand one below the other: two of the least width that `CardGrid` gives them have no room. */
export const oneColumn = '(max-width: 655px)';

/** Media queries of the layout, for styles outside of MUI's `theme.breakpoints`. */
export const media = {
  phone: `@media ${phone}`,
  abovePhone: `@media ${abovePhone}`,
  wide: `@media ${wide}`,
  print: '@media print',
  /** Paper is narrower than what is wide, and has room for two parts beside each other. */
  wideOrPaper: `@media ${wide},print`,
  abovePhoneOrPaper: `@media ${abovePhone},print`,
} as const;
