import type { Components, Theme } from '@mui/material/styles';

/** Alerts, snackbars, dialogs, progress, skeletons, as the brand has them. */
export const feedback: Components<Theme> = {};
