import type { Components, Theme } from '@mui/material/styles';

/** The data grid, as the brand has them. */
export const dataGrid: Components<Theme> = {};
