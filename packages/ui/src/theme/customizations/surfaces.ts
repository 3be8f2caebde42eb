import type { Components, Theme } from '@mui/material/styles';
import { color, contentWidth, motion } from '../primitives.ts';

/** Cards, papers and what arranges pieces, as the brand has them. */
export const surfaces: Components<Theme> = {
  MuiStack: { defaultProps: { spacing: 3, useFlexGap: true }, styleOverrides: { root: { minInlineSize: 0 } } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        minInlineSize: 0,
        '&[data-layout="row"]': { flexDirection: 'row' },
        '& [data-picture] > *': { transition: 'transform 250ms ease-out' },
        // Only a card that leads somewhere answers the pointer.
        '&:has([data-stretched]):hover [data-picture] > *': { transform: 'scale(1.02)' },
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              transition: `border-color ${motion}`,
              '&:has([data-stretched]):hover, &:has([data-stretched]:focus-visible)': { borderColor: color.primary },
            },
          },
          {
            props: { variant: 'elevation' },
            style: { overflow: 'visible', borderRadius: 0, background: 'none', boxShadow: 'none' },
          },
        ],
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxInlineSize: contentWidth, paddingInline: 'var(--pl-gutter)' } },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit', elevation: 0 },
    styleOverrides: { root: { zIndex: 20, backgroundColor: color.surface } },
  },
};
