import type { Components, Theme } from '@mui/material/styles';

/** Typography, icons, chips, lists, tables, as the brand has them. */
export const dataDisplay: Components<Theme> = {};
