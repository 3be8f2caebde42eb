import type { Components, Theme } from '@mui/material/styles';
import { media } from '../media.ts';
import { color, contentWidth, motion, smallText, space } from '../primitives.ts';

/** The brand's styles of stacks, containers, paper, cards and app bars. */
export const surfaces: Components<Theme> = {
  MuiStack: {
    defaultProps: { spacing: 3, useFlexGap: true },
    styleOverrides: {
      root: {
        minInlineSize: 0,
        // Horizontal stacks wrap.
        variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'center' } }],
        '& > *': { maxInlineSize: '100%' },
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxInlineSize: contentWidth, paddingInline: 'var(--pl-gutter)' } },
  },
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
        // An item of a short list, with lines between the items.
        '&[data-look="compact"]': {
          borderBlockEnd: `1px solid ${color.border}`,
          'li:first-of-type > &': { borderBlockStart: `1px solid ${color.border}` },
          '& > .MuiCardContent-root': {
            padding: `${space(2.5)} ${space(1)}`,
            [media.phone]: { paddingBlock: space(1.5), paddingInline: 0 },
          },
        },
        '& [data-picture] > *': { transition: 'transform 250ms ease-out' },
        // Only cards with a link react to hovering.
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
  MuiCardContent: {
    styleOverrides: {
      root: {
        display: 'flex',
        flex: 1,
        flexDirection: 'column',
        gap: space(1),
        minInlineSize: 0,
        padding: `${space(2.5)} ${space(3)} ${space(3)}`,
        [media.phone]: { '& > p, & > div > p:not(.MuiTypography-root)': { fontSize: '1rem', lineHeight: 1.5 } },
        '& time': { color: color.muted, fontSize: smallText, lineHeight: 1.4 },
        // Dates are shown above the title.
        '& > time': { order: -1 },
      },
    },
  },
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        gap: space(1),
        marginBlockStart: 'auto',
        padding: `${space(1)} 0 0`,
        color: color.primary,
        fontWeight: 600,
        // Above the link that covers the card.
        '& > a': { position: 'relative', minBlockSize: space(3) },
      },
    },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit', elevation: 0 },
    styleOverrides: { root: { zIndex: 20, backgroundColor: color.surface } },
  },
};
