import { styled } from '@mui/material/styles';
import { color, danger, media, radius, space } from '../../theme/index.ts';

/** Deleted text, struck through, so that it isn't marked by color alone. Internal to `FieldDifference`. */
export const Removed = styled('del')({
  color: danger,
  textDecoration: 'line-through',
  borderRadius: radius,
  // Without a gap, inserted and deleted text would read as one word.
  'ins + &': { marginInlineStart: '0.25em' },
});

/** Inserted text, underlined. Internal to `FieldDifference`. */
export const Added = styled('ins')({
  color: color.pine,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 1,
  borderRadius: radius,
});

/** Two columns, before and after, where there is room. Internal to `FieldDifference`. */
export const columns = {
  display: 'grid',
  minInlineSize: 0,
  [media.abovePhone]: {
    '&[data-columns]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) },
  },
} as const;
