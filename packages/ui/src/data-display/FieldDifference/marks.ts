import { styled } from '@mui/material/styles';
import { color, danger, media, radius, space } from '../../theme/index.ts';

/**
 * Styles of a changed text: a background in a tint that text is readable on in both schemes, and a sign, so that it
 * isn't marked by color alone. Screen readers read a word in place of the sign.
 */
function mark(tint: string, sign: string, word: string) {
  return {
    paddingInline: '0.2em',
    borderRadius: radius,
    color: color.text,
    backgroundColor: `color-mix(in srgb, ${tint} 16%, ${color.background})`,
    textDecoration: 'none',
    // Browsers without words in place of signs use the first.
    '&::before': { content: [`"${sign}\u00a0"`, `"${sign}\u00a0" / "${word} "`], fontWeight: 700 },
  } as const;
}

/** Deleted text. Internal to `FieldDifference`. */
export const Removed = styled('del')(mark(danger, '−', 'deleted'));

/** Inserted text. Internal to `FieldDifference`. */
export const Added = styled('ins')(mark(color.pine, '+', 'added'), {
  // Without a gap, deleted and inserted text would read as one word.
  'del + &': { marginInlineStart: '0.25em' },
});

/** Two columns, before and after, where there is room. Internal to `FieldDifference`. */
export const columns = {
  display: 'grid',
  minInlineSize: 0,
  [media.abovePhone]: {
    '&[data-columns]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) },
  },
} as const;
