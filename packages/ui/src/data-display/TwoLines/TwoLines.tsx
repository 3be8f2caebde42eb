import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, smallText, space } from '../../theme/index.ts';
import { FieldValue } from '../FieldValue/index.ts';

export interface TwoLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** URL of a small picture before both lines. */
  picture?: string | null;
  /** The main value, often a link. */
  first: ReactNode;
  /** Number of lines that the main value may take before it is cut. @default 1 */
  lines?: 1 | 2;
  /** A second line in smaller type. */
  second?: ReactNode;
}

/**
 * A record in a list: its title, a small line below it and a picture before both. Overflowing text ends in an ellipsis.
 * Renders a `div`.
 *
 * - **When**: a row of a table, of a list on a phone, or of the trash.
 * - **Not for**: cards for visitors: `ListCard`, `ContentCard`.
 */
export function TwoLines({ picture, first, lines = 1, second, ...rest }: TwoLinesProps) {
  return (
    <Root {...rest}>
      {typeof picture === 'string' && <FieldValue kind="image" value={picture} fileUrl={picture} />}
      <div>
        <span dir="auto" data-lines={lines}>
          {first}
        </span>
        {second && <small dir="auto">{second}</small>}
      </div>
    </Root>
  );
}

// Plain elements inside, for speed: a list renders fifty of these at a time.
const Root = styled('div')({
  display: 'flex',
  flex: 1,
  gap: space(1.5),
  alignItems: 'center',
  minInlineSize: 0,
  '& > div': { flex: 1, minInlineSize: 0 },
  '& > div > *': {
    display: 'block',
    lineHeight: 1.4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:empty': { display: 'none' },
  },
  // The link itself is cut: what is outside of its box could not be seen while it has the focus.
  '& [data-lines="2"], & [data-lines="2"] a': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineHeight: 1.25,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& [data-lines="2"] + small': { lineHeight: 1.25 },
  '& small': { fontSize: smallText, color: color.muted },
  '& a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  // A table's compact rows have 39 px.
  '.MuiDataGrid-root--densityCompact &': {
    '& > div > *, & > div > [data-lines="2"] + small': { lineHeight: 1.2 },
    '& [data-lines="2"], & [data-lines="2"] a': { display: 'block', lineHeight: 1.2, whiteSpace: 'nowrap' },
    '& img': { inlineSize: 42, blockSize: 28 },
  },
});
