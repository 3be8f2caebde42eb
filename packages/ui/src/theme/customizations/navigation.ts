import type { Components, Theme } from '@mui/material/styles';

/** App bars, drawers, tabs, links, pagination, breadcrumbs, menus, steppers, as the brand has them. */
export const navigation: Components<Theme> = {};
