import styled from '@emotion/styled';
import { color, media, radius, space } from '../../theme/index.ts';

/** What went. Color alone tells nobody who can't see it: it is struck through. Internal to `FieldDifference`. */
export const Removed = styled('del')({
  color: color.accent,
  textDecoration: 'line-through',
  borderRadius: radius,
  // What came and what went would read as one word.
  'ins + &': { marginInlineStart: '0.25em' },
});

/** What came, underlined. Internal to `FieldDifference`. */
export const Added = styled('ins')({
  color: color.pine,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 1,
  borderRadius: radius,
});

/** Before on the left and after on the right where there is room for both. Internal to `FieldDifference`. */
export const columns = {
  display: 'grid',
  minInlineSize: 0,
  [media.abovePhone]: {
    '&[data-columns]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) },
  },
} as const;
