import type { Components, Theme } from '@mui/material/styles';
import { color, focusRing, smallText, space } from '../primitives.ts';

/** The focus ring, drawn inside: cells have no space around them. */
const innerRing = { outline: `${focusRing.outlineWidth}px solid ${color.focus}`, outlineOffset: -3, boxShadow: 'none' };

/** No underlines: every row has the same links, and color is enough to recognize them in a table. */
const plain = { textDecoration: 'none' };

/** The brand's styles of the DataGrid: tabular figures, and a header in the band's color. */
export const dataGrid: Components<Theme> = {
  MuiDataGrid: {
    defaultProps: { disableRowSelectionOnClick: true },
    styleOverrides: {
      root: {
        '--DataGrid-rowBorderColor': color.border,
        '--DataGrid-overlayHeight': '240px',
        // For cells that overlap others when scrolled horizontally, such as the actions: they have the row's
        // background.
        '--ground': color.surface,
        fontSize: smallText,
        fontVariantNumeric: 'tabular-nums lining-nums',
        overflowWrap: 'normal',
        // On a tablet the columns may be wider than the grid: the actions and their header stay visible at its end. The
        // Community edition has no pinned columns.
        '& [data-field="actions"]': {
          position: 'sticky',
          insetInlineEnd: 0,
          // Above the resize handles of the other headers, which have 30.
          zIndex: 31,
          backgroundColor: 'var(--ground)',
          borderInlineStart: `1px solid ${color.border}`,
        },
        '& .MuiDataGrid-columnHeaders': { '--ground': color.band },
        '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
          '&:focus-visible': innerRing,
          '&:focus:not(:focus-visible), &:focus-within:not(:focus)': { outline: 'none' },
        },
        '& .MuiDataGrid-row:has([aria-disabled])': { opacity: 0.6 },
        // Quiet until the mouse or the focus is in the row. A finger can't hover.
        '@media (hover: hover)': {
          '& .MuiDataGrid-row:not(:hover, :focus-within) .MuiDataGrid-actionsCell > button': { color: color.muted },
          '& .MuiDataGrid-row:not(:hover, :focus-within) .MuiDataGrid-actionsCell > a': { color: color.muted },
        },
      },
      row: {
        backgroundColor: 'var(--ground)',
        '&:hover': { '--ground': color.band, backgroundColor: 'var(--ground)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          '--ground': `color-mix(in srgb, ${color.primary} 14%, ${color.surface})`,
          backgroundColor: 'var(--ground)',
        },
        '&.is-marked, &.is-marked:hover': { '--ground': `color-mix(in srgb, ${color.lamp} 12%, ${color.surface})` },
      },
      cell: {
        unicodeBidi: 'plaintext',
        '& a:not(:hover)': plain,
        // A short text gives way to the full one, in two lines, while its cell has the focus.
        '&:not(:focus) [data-full], &:focus [data-short]': { display: 'none' },
        '&:focus [data-full]': { whiteSpace: 'normal' },
      },
      columnHeaderTitle: { fontWeight: 600 },
      actionsCell: {
        gap: 0,
        '& > .MuiIconButton-root': { inlineSize: 36, blockSize: 36 },
        '& > .MuiButton-root': { minWidth: 0, minHeight: 'min(36px, 100%)', paddingInline: 10, '&:not(:hover)': plain },
        '& > [data-delete-row]': {
          marginInlineStart: space(0.5),
          '&:not(:hover, :focus-visible)': { color: color.muted },
        },
      },
      toolbar: {
        flex: 'none',
        flexWrap: 'wrap',
        justifyContent: 'end',
        gap: space(1),
        padding: space(1.5),
        '& [role="search"]': { flex: '1 1 12rem', maxInlineSize: 380 },
        '& [role="search"] > .MuiTextField-root': { inlineSize: '100%' },
        '& .MuiButton-root': { minHeight: 40 },
        '& > .is-gap': { flexGrow: 1 },
      },
      overlay: { backgroundColor: 'transparent' },
    },
  },
};
