import type { Components, Theme } from '@mui/material/styles';

/** Typography, icons, chips, lists, tables, as the brand has them. */
export const dataDisplay: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping: { lead: 'p', small: 'p' } } },
};
