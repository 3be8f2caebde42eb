import { mobileBreakpointPx } from '@porchlight/contract/limits';

/** Media queries of the layout. A phone is what the specification calls one: 768 px and less. */
export const media = {
  phone: `@media (max-width:${mobileBreakpointPx}px)`,
  abovePhone: `@media (min-width:${mobileBreakpointPx + 0.02}px)`,
  wide: '@media (min-width:900px)',
  print: '@media print',
  /** Paper is narrower than what is wide, and has room for two parts beside each other. */
  wideOrPaper: '@media (min-width:900px),print',
  abovePhoneOrPaper: `@media (min-width:${mobileBreakpointPx + 0.02}px),print`,
} as const;
