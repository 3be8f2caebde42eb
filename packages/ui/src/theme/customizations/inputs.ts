import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '../LinkBehavior.tsx';
import { color, danger, focusRing, motion, radius, smallText, space } from '../primitives.ts';

/** A 44 px square with a border: an icon button that stands alone. */
const edged = {
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: `2px solid ${color.edge}`,
  backgroundColor: color.surface,
  color: color.text,
  transition: `background-color ${motion}, border-color ${motion}`,
  '&:hover': { borderColor: color.primary, backgroundColor: color.band, color: color.primary },
  '&.Mui-disabled': {
    border: `2px dashed ${color.border}`,
    backgroundColor: 'transparent',
    color: color.muted,
    cursor: 'not-allowed',
    pointerEvents: 'auto',
  },
} as const;

/** Icons in buttons scale with the text; MUI's have a fixed size. */
const icon = { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'min(1.25rem, 24px)' } } as const;

/** A loading button keeps its colors, unlike a disabled one. */
const loading = '&.MuiButton-loading';

/** Style of a field's label. */
const fieldLabel = {
  color: color.text,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.4,
  '&.Mui-focused, &.Mui-error': { color: color.text },
} as const;

/** The brand's styles of buttons, fields and checkboxes. */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: {
      root: ({ theme }) => ({
        // Safari supports only the prefixed property.
        WebkitUserSelect: 'none',
        // MUI sets the ring by script, with a class: without JavaScript and before hydration there would be none.
        '&:focus-visible': theme.focusVisible,
      }),
    },
  },
  MuiButton: {
    // While loading, the button's text stays visible beside the spinner.
    defaultProps: { variant: 'contained', disableElevation: true, loadingPosition: 'start' },
    styleOverrides: {
      root: {
        gap: space(1),
        minHeight: space(6),
        padding: `${space(1)} ${space(3)}`,
        border: '2px solid transparent',
        textAlign: 'center',
        transition: `background-color ${motion}, border-color ${motion}, filter ${motion}`,
        '&:hover': { filter: 'brightness(1.12)' },
        '&.Mui-disabled': {
          background: 'none',
          border: `2px dashed ${color.edge}`,
          color: color.muted,
          cursor: 'not-allowed',
          // The cursor shows that the button is disabled.
          pointerEvents: 'auto',
        },
        [loading]: {
          border: '2px solid transparent',
          cursor: 'progress',
          '& .MuiButton-loadingIndicator': { position: 'static' },
          '& .MuiButton-startIcon': { display: 'none' },
        },
        '@media (forced-colors: active)': { borderColor: 'currentcolor' },
      },
      sizeSmall: {
        minHeight: space(4.5),
        padding: `${space(0.5)} ${space(1.5)}`,
        fontSize: smallText,
        '& > .MuiButton-icon > *:nth-of-type(1)': { fontSize: 'min(1.125rem, 24px)' },
      },
      startIcon: icon,
      endIcon: icon,
      contained: { [loading]: { backgroundColor: color.primary, color: color.onPrimary } },
      outlined: {
        [loading]: { borderColor: color.edge, color: color.primary },
        borderColor: color.edge,
        color: color.primary,
        '&:hover': { filter: 'none', backgroundColor: color.band, borderColor: color.primary },
        '&[aria-pressed="true"]': { backgroundColor: color.band, borderColor: color.primary },
        '@media (forced-colors: active)': { '&[aria-pressed="true"]': { borderStyle: 'double', borderWidth: 4 } },
      },
      text: {
        [loading]: { color: color.primary },
        color: color.primary,
        textDecoration: 'underline',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.18em',
        '&:hover': {
          filter: 'none',
          backgroundColor: color.band,
          textDecoration: 'underline',
          textDecorationThickness: 2,
        },
        '@media (forced-colors: active)': { borderColor: 'Canvas' },
      },
    },
    variants: [
      {
        props: { variant: 'donate' },
        style: {
          backgroundColor: color.accent,
          color: color.onAccent,
          '&:hover': { backgroundColor: color.accent },
          [loading]: { backgroundColor: color.accent, color: color.onAccent },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: radius, color: 'inherit', touchAction: 'manipulation' } },
    variants: [
      { props: { color: 'inherit' }, style: { flex: 'none', inlineSize: 44, blockSize: 44, padding: 0 } },
      { props: { color: 'edged' }, style: edged },
      {
        props: { color: 'onPicture' },
        style: {
          ...edged,
          borderColor: color.surface,
          boxShadow: `0 0 0 1px ${color.edge}`,
          '&.Mui-disabled': { ...edged['&.Mui-disabled'], backgroundColor: color.surface },
        },
      },
    ],
  },
  MuiFormControl: {
    styleOverrides: {
      root: {
        gap: 6,
        // A bar at the side marks errors for people who can't distinguish the red.
        '&:has(> .MuiFormLabel-root.Mui-error, > div > .MuiFormLabel-root.Mui-error)': {
          paddingInlineStart: 12,
          borderInlineStart: `4px solid ${danger}`,
        },
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: fieldLabel } },
  // Always above the field and not inside it, so that it stays visible while typing.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        ...fieldLabel,
        position: 'static',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        transform: 'none',
        pointerEvents: 'auto',
        userSelect: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: smallText,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '&.Mui-error': { fontWeight: 600 },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: color.surface,
        color: color.text,
        // At least 16 px, or phones zoom into the field on focus.
        fontSize: '1rem',
        lineHeight: 1.5,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.text },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: color.primary },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: danger },
        '&:has(> .MuiOutlinedInput-input:focus-visible)': {
          outline: `${focusRing.outlineWidth}px solid ${color.focus}`,
          outlineOffset: focusRing.outlineOffset,
          boxShadow: `0 0 0 2px ${color.background}`,
        },
        '&.Mui-disabled': { opacity: 0.6 },
      },
      multiline: { padding: `${space(1.5)} 14px` },
      input: {
        // 48 px with padding.
        height: '1.5em',
        padding: `${space(1.5)} 14px`,
        '&:focus-visible': { boxShadow: 'none' },
        '&::placeholder': { color: color.muted, opacity: 1 },
        variants: [
          { props: { size: 'small' }, style: { padding: `${space(1)} 14px` } },
          { props: { multiline: true }, style: { height: 'auto', padding: 0 } },
        ],
      },
      // The label isn't in the border, so no gap is needed.
      notchedOutline: { top: 0, borderColor: color.edge, '& > legend': { display: 'none' } },
    },
  },
  // 44 px with the box, as a touch target.
  MuiCheckbox: { styleOverrides: { root: { padding: 10, '&.Mui-disabled': { opacity: 0.3 } } } },
  MuiInputAdornment: { styleOverrides: { root: { maxHeight: 'none', color: color.muted } } },
};
