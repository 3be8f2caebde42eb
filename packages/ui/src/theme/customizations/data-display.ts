import type { Components, Theme } from '@mui/material/styles';
import { color, ink, radius, smallText, space } from '../primitives.ts';

/** The brand's styles of typography, lists, icons, badges and chips. */
export const dataDisplay: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping: { lead: 'p', small: 'p', eyebrow: 'p' } } },
  // Safari drops list semantics when list-style is none, but not when it is an empty string: see `global-css.ts`.
  MuiList: { styleOverrides: { root: { listStyle: '""' } } },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'small' },
    // Beside text of the same font size, an icon is slightly larger than the letters.
    styleOverrides: { fontSizeInherit: { fontSize: '1.15em' }, fontSizeLarge: { fontSize: '1.75rem' } },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        backgroundColor: color.lamp,
        color: ink,
        fontSize: '0.75rem',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minBlockSize: space(5),
        padding: `${space(0.5)} ${space(1.5)}`,
        border: `2px solid ${color.border}`,
        borderRadius: radius,
        fontSize: smallText,
        fontWeight: 600,
        lineHeight: 1.3,
        variants: [{ props: { clickable: true }, style: { '&:hover': { borderColor: color.primary } } }],
      },
      label: { padding: 0, overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' },
      deleteIcon: { marginInline: `${space(1)} ${space(-0.5)}` },
    },
  },
};
