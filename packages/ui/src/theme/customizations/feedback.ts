import type { Components, Theme } from '@mui/material/styles';
import { keyframes } from '@mui/material/styles';
import { backdrop, color, danger, elevation, headingStyle, radius, space, step } from '../primitives.ts';

/** Border and icon of an alert in its severity's color. */
const severityStyle = (main: string) => ({ borderInlineStartColor: main, '& .MuiAlert-icon': { color: main } });

const pass = keyframes`from { transform: translateX(-100%) } to { transform: translateX(100%) }`;

/** The brand's styles of alerts, dialogs, progress bars and snackbars. */
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
          { props: { severity: 'info' }, style: severityStyle(color.primary) },
          { props: { severity: 'success' }, style: severityStyle(color.pine) },
          { props: { severity: 'warning' }, style: severityStyle(color.lamp) },
          { props: { severity: 'error' }, style: severityStyle(danger) },
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
  MuiAlertTitle: { styleOverrides: { root: { ...headingStyle, margin: 0, fontSize: step[0] } } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        variants: [{ props: { invisible: false }, style: { backgroundColor: backdrop } }],
        '@media print': { display: 'none' },
      },
    },
  },
  MuiDialog: {
    // No transition: while one closes, the state that its content depends on is gone already.
    defaultProps: { fullWidth: true, maxWidth: 'xs', transitionDuration: 0 },
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundImage: 'none',
        border: `1px solid ${color.border}`,
        overscrollBehavior: 'contain',
        // No focus ring on the dialog itself, which has the focus only until the first Tab.
        '&:focus-visible': { outline: 0, boxShadow: elevation },
        // Full screen on phones; there and on low screens the whole dialog scrolls.
        [`${theme.breakpoints.down('sm')}, (max-height: 479.95px)`]: {
          width: '100%',
          maxWidth: 'none',
          height: '100%',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
          '& .MuiDialogContent-root': { flex: '1 0 auto', overflow: 'visible' },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { flex: 'none', padding: `${space(3)} ${space(3)} ${space(1)}`, fontSize: step[1] } },
  },
  MuiDialogContent: {
    styleOverrides: { root: { padding: `0 ${space(3)} ${space(1)}`, overscrollBehavior: 'contain' } },
  },
  MuiDialogContentText: { defaultProps: { color: 'textPrimary' } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: space(1),
        padding: `${space(2)} ${space(3)} ${space(3)}`,
        [theme.breakpoints.down('sm')]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 10, border: `1px solid ${color.edge}`, borderRadius: radius, backgroundColor: color.surface },
      // Forced colors remove backgrounds: only the border of the bar would be visible.
      bar: { '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
    variants: [
      {
        props: { variant: 'indeterminate' },
        // MUI animates the edges of two bars, which triggers layout in every frame; a transform doesn't.
        style: {
          '& > .MuiLinearProgress-bar1': { inset: 0, width: 'auto', animation: `${pass} 1.6s linear infinite` },
          '& > .MuiLinearProgress-bar2': { display: 'none' },
        },
      },
    ],
  },
  MuiSnackbar: {
    defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' }, transitionDuration: 0 },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'min(680px, 100%)',
        padding: `${space(0.5)} ${space(0.5)} ${space(0.5)} ${space(2.5)}`,
        border: `1px solid ${color.edge}`,
        borderRadius: radius,
        backgroundColor: color.background,
        color: color.text,
        font: 'inherit',
      },
      message: { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 },
      action: { flex: 'none', gap: space(0.5), margin: 0, marginInlineStart: 'auto', paddingInlineStart: space(1) },
    },
  },
};
