import type { Components, Theme } from '@mui/material/styles';
import { color, space } from '../primitives.ts';

/** The edge and the sign of an alert in a severity's color. */
const marked = (main: string) => ({ borderInlineStartColor: main, '& .MuiAlert-icon': { color: main } });

/** Alerts, snackbars, dialogs, progress, skeletons, as the brand has them. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        gap: space(1.5),
        padding: `${space(2)} ${space(2.5)}`,
        border: `1px solid ${color.border}`,
        borderInlineStartWidth: 6,
        backgroundColor: color.surface,
        color: color.text,
        font: 'inherit',
        variants: [
          { props: { severity: 'info' }, style: marked(color.primary) },
          { props: { severity: 'success' }, style: marked(color.pine) },
          { props: { severity: 'warning' }, style: marked(color.lamp) },
          { props: { severity: 'error' }, style: marked(color.accent) },
        ],
      },
      icon: { margin: 0, padding: '0.15em 0 0', opacity: 1 },
      message: {
        minInlineSize: 0,
        padding: 0,
        overflow: 'visible',
        '& > strong': { display: 'block', lineHeight: 1.5 },
        '& > * + *': { marginBlockStart: space(1) },
      },
    },
  },
};
