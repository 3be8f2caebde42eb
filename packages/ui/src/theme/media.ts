import { mobileBreakpointPx } from '@porchlight/contract/limits';

/** Media queries of the layout. A phone is what the specification calls one: 768 px and less. */
export const media = {
  phone: `@media (max-width:${mobileBreakpointPx}px)`,
  abovePhone: `@media (min-width:${mobileBreakpointPx + 0.02}px)`,
  wide: '@media (min-width:900px)',
  print: '@media print',
} as const;
