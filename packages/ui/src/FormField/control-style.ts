import type { CSSObject } from '@emotion/react';
import { color, radius } from '../theme/primitives.ts';

/**
 * Looks of a form control: 44 px high for a thumb, an edge of 3:1, accent when invalid.
 * The text is 1 rem at least, or phones zoom into the field.
 */
export const controlStyle: CSSObject = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 44,
  padding: '8px 12px',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  '&:hover': { borderColor: color.text },
  '&[aria-invalid="true"]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&:disabled': { opacity: 0.6 },
};

/** A box to tick or a dot to choose. While empty it has a field's edge and ground: by night the browser's are gray. */
export const tickStyle: CSSObject = {
  accentColor: color.primary,
  borderRadius: radius,
  '&[type="radio"]': { borderRadius: '50%' },
  // Of dots without a choice all count as indeterminate.
  '&:not(:checked, [type="checkbox"]:indeterminate)': {
    appearance: 'none',
    border: `1px solid ${color.edge}`,
    backgroundColor: color.surface,
  },
};
