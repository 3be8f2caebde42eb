import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '../LinkBehavior.tsx';
import { media } from '../media.ts';
import { color, radius, smallText, space } from '../primitives.ts';

/** The brand's styles of links, tabs, pagination, breadcrumbs, list item buttons, drawers and toolbars. */
export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { component: LinkBehavior, variant: 'inherit' },
    // Link styles are in `global-css.ts`, with those of other anchors.
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 1,
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 0, overflow: 'visible', borderBlockEnd: `1px solid ${color.border}` },
      // Labels wrap instead of scrolling; overrides MUI's inline `hidden`, which would cut off the focus ring.
      scroller: { overflow: 'visible !important', whiteSpace: 'normal' },
      list: { flexWrap: 'wrap', gap: space(1) },
      // Each tab draws its own line, which works in any row and before hydration.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 44,
        maxInlineSize: '100%',
        marginBlockEnd: -1,
        padding: `${space(0.5)} ${space(1.5)}`,
        borderBlockEnd: '3px solid transparent',
        borderRadius: `${radius} ${radius} 0 0`,
        fontSize: '1rem',
        color: color.muted,
        overflow: 'visible',
        overflowWrap: 'anywhere',
        '&:hover': { color: color.text, backgroundColor: color.band },
        '&.Mui-selected': { color: color.primary, borderBlockEndColor: color.primary },
        // Forced colors make transparent borders visible, and every tab would look selected.
        '@media (forced-colors: active)': {
          borderBlockEndColor: 'Canvas',
          '&.Mui-selected': { borderBlockEndColor: 'Highlight' },
        },
      },
    },
  },
  MuiPaginationItem: {
    defaultProps: { shape: 'rounded', variant: 'outlined' },
    styleOverrides: {
      root: {
        gap: space(1),
        minHeight: space(6),
        margin: 0,
        padding: `${space(1)} ${space(2)}`,
        border: `2px solid ${color.edge}`,
        borderRadius: radius,
        backgroundColor: 'transparent',
        color: color.primary,
        font: 'inherit',
        fontWeight: 600,
        '&:hover': { borderColor: color.primary, backgroundColor: color.band },
        '&.Mui-disabled': {
          border: `2px dashed ${color.border}`,
          color: color.muted,
          opacity: 1,
          cursor: 'not-allowed',
          pointerEvents: 'auto',
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: color.primary,
          backgroundColor: color.primary,
          color: color.onPrimary,
        },
        [media.phone]: { gap: space(0.5), paddingInline: space(1) },
      },
      page: { minWidth: space(6), justifyContent: 'center' },
      ellipsis: { minWidth: 0, padding: 0, border: 0, color: color.muted },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: smallText, lineHeight: 'inherit' },
      ol: { columnGap: space(1) },
      li: {
        display: 'flex',
        alignItems: 'center',
        minInlineSize: 0,
        minBlockSize: space(3),
        '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: space(3) },
        '& > span': { maxInlineSize: 'min(44ch, 70vw)' },
      },
      separator: { margin: 0, color: color.muted },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: `0 ${space(1.5)}`,
        border: 0,
        borderRadius: radius,
        background: 'none',
        color: color.text,
        font: 'inherit',
        fontSize: smallText,
        lineHeight: 1.3,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '&:hover': { backgroundColor: color.band, textDecoration: 'underline' },
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 600,
          color: color.primary,
          backgroundColor: color.band,
          // Not everyone can see differences in weight and color.
          boxShadow: `inset 4px 0 0 ${color.primary}`,
          // Forced colors remove shadows.
          '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        backgroundColor: color.surface,
        variants: [
          { props: { variant: 'temporary' }, style: { inlineSize: 'min(320px, 88vw)', overscrollBehavior: 'contain' } },
          { props: { anchor: 'bottom' }, style: { inlineSize: 'auto', maxBlockSize: '85dvh' } },
          { props: { variant: 'permanent' }, style: { borderInlineEnd: `1px solid ${color.border}` } },
        ],
      },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { gap: space(1), paddingInline: space(1) } },
  },
};
