import styled from '@emotion/styled';
import { color, radius } from '../theme/index.ts';

/** What went. Color alone tells nobody who can't see it: it is struck through. Internal to `FieldDifference`. */
export const Removed = styled('del')({
  // A little apart from what took its place.
  marginInlineEnd: '0.2em',
  color: color.accent,
  textDecoration: 'line-through',
  borderRadius: radius,
});

/** What came, underlined. Internal to `FieldDifference`. */
export const Added = styled('ins')({
  color: color.pine,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 1,
  borderRadius: radius,
  // What went and what came would read as one word.
  'del + &': { marginInlineStart: '0.25em' },
});
