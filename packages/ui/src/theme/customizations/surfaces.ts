import type { Components, Theme } from '@mui/material/styles';

/** Cards and papers, as the brand has them. */
export const surfaces: Components<Theme> = {};
