import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '../LinkBehavior.tsx';

/** App bars, drawers, tabs, links, pagination, breadcrumbs, menus, steppers, as the brand has them. */
export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { component: LinkBehavior, variant: 'inherit' },
    // What a link looks like stands with the other anchors, in `global-css.ts`.
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 1,
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
};
