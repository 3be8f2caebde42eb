import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { FieldValue } from '../FieldValue/index.ts';

export interface TwoLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** URL of a small picture before both lines; with null its place stays empty, so that all titles begin alike. */
  picture?: string | null;
  /** Words before the main value that must not be cut, such as its state. @default none */
  chips?: readonly string[];
  /** The main value, often a link. */
  first: ReactNode;
  /** Number of lines that the main value may take before it is cut. @default 1 */
  lines?: 1 | 2 | 3;
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
export function TwoLines({ picture, chips = [], first, lines = 1, second, ...rest }: TwoLinesProps) {
  return (
    <Root {...rest}>
      {typeof picture === 'string' && <FieldValue kind="image" value={picture} fileUrl={picture} />}
      {picture === null && <span data-picture="" aria-hidden="true" />}
      <div>
        <div>
          {chips.map((chip) => (
            <span key={chip} data-chip="">
              {chip}
            </span>
          ))}
          <span dir="auto" data-lines={lines}>
            {first}
          </span>
        </div>
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
  // The size of a picture.
  '& > [data-picture]': {
    flex: 'none',
    inlineSize: 48,
    blockSize: 32,
    border: `1px dashed ${color.border}`,
    borderRadius: radius,
  },
  '& > div': { flex: 1, minInlineSize: 0 },
  '& > div > div': { display: 'flex', gap: space(1), alignItems: 'center' },
  '& [data-chip]': {
    display: 'inline-block',
    flex: 'none',
    paddingInline: space(1),
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    backgroundColor: color.band,
    color: color.text,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.25,
  },
  // Room for the chips' borders.
  '& div + small:has(> [data-chip])': { lineHeight: 1.6 },
  '& small > [data-chip]': { marginInlineEnd: space(1) },
  '& [data-lines], & small': {
    display: 'block',
    lineHeight: 1.4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minInlineSize: 0,
    '&:empty': { display: 'none' },
  },
  // The link itself is cut: what is outside of its box could not be seen while it has the focus.
  '& [data-lines]:not([data-lines="1"]), & [data-lines]:not([data-lines="1"]) a': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 'var(--lines)',
    lineHeight: 1.25,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& [data-lines="2"]': { '--lines': '2' },
  '& [data-lines="3"]': { '--lines': '3' },
  '& div:has(> [data-lines="2"]) + small': { lineHeight: 1.25 },
  '& small': { fontSize: smallText, color: color.muted },
  '& a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  // A table's compact rows have 39 px.
  '.MuiDataGrid-root--densityCompact &': {
    '& [data-lines], & [data-chip], & div:has(> [data-lines="2"]) + small': { lineHeight: 1.2 },
    '& [data-lines], & [data-lines] a': { display: 'block !important', lineHeight: 1.2, whiteSpace: 'nowrap' },
    '& img, & > [data-picture]': { inlineSize: 42, blockSize: 28 },
  },
});
