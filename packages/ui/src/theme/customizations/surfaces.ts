import type { Components, Theme } from '@mui/material/styles';

/** Cards, papers and what arranges pieces, as the brand has them. */
export const surfaces: Components<Theme> = {
  MuiStack: { defaultProps: { spacing: 3, useFlexGap: true }, styleOverrides: { root: { minInlineSize: 0 } } },
};
