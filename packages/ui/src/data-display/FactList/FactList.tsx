import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, font, media, smallText, space } from '../../theme/index.ts';

/** A fact: a term and its value. */
export interface Fact {
  /** The term, such as 'Where'. */
  term: string;
  /** The value. */
  value: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts, in order. */
  facts: readonly Fact[];
  /** Most columns, where there is room. @default 1 */
  columns?: 1 | 2 | 3;
}

const Root = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space(4),
  '& > div': {
    paddingBlock: space(1.5),
    borderTop: `1px solid ${color.border}`,
  },
  '& dt': {
    color: color.muted,
    fontSize: smallText,
    lineHeight: 1.4,
  },
  '& dd': {
    font: `600 1.1875rem/1.35 ${font.heading}`,
    textWrap: 'balance',
  },
  [media.abovePhone]: {
    "&[data-columns='2'], &[data-columns='3']": {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  // In print, keeps a term with its value and the first one with the heading; a grid would separate them.
  [media.print]: {
    display: 'block',
    '& > div': {
      breakInside: 'avoid',
    },
  },
  [media.wide]: {
    "&[data-columns='3']": {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

/**
 * Short facts: place, age, cost, next date. Renders a `<dl>`.
 *
 * - **When**: three to six short facts.
 * - **Not for**: running text, or a table with many rows.
 */
export function FactList({ facts, columns = 1, ...rest }: FactListProps) {
  return (
    <Root data-columns={columns} {...rest}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have the same term
        <div key={index}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </Root>
  );
}
