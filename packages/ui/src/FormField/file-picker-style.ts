import type { CSSObject } from '@emotion/react';
import { color, font, radius, smallText } from '../theme/primitives.ts';

/** The looks of an input that takes a file: its button alone, for what is said beside it says more than the browser does. */
export const filePickerStyle: CSSObject = {
  // The browser's own 'No file chosen' would stand beside the name of the stored file: only its button is drawn.
  fontSize: 0,
  '&::file-selector-button': {
    font: `600 ${smallText}/1.2 ${font.body}`,
    color: color.primary,
    backgroundColor: 'transparent',
    border: '1px solid',
    borderColor: color.primary,
    borderRadius: radius,
    minBlockSize: 44,
    padding: '0 14px',
    margin: 0,
    cursor: 'pointer',
  },
  '&:disabled::file-selector-button': { cursor: 'default', opacity: 0.5 },
};
