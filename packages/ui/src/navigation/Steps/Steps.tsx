import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color, font, media, proseWidth, radius, space, step } from '../../theme/index.ts';

/** A step of `Steps`. */
export interface Step {
  /** What to do, in a few words. */
  title: string;
  /** How to do it. */
  text?: ReactNode;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The steps, in order. */
  items: readonly Step[];
}

const Root = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    gap: space(2),
    position: 'relative',
    paddingBottom: space(4),
    counterIncrement: 'step',
  },
  '& > li:last-child': {
    paddingBottom: 0,
  },
  '& > li::before': {
    display: 'grid',
    placeItems: 'center',
    zIndex: 1,
    width: 48,
    height: 48,
    borderRadius: radius,
    background: color.primary,
    color: color.onPrimary,
    font: `600 1.5rem/1 ${font.heading}`,
    // The number is decorative; the list itself conveys the position.
    content: ['counter(step)', "counter(step) / ''"],
  },
  // A dashed line connects the numbers.
  '& > li:not(:last-child)::after': {
    position: 'absolute',
    insetBlock: '48px 0',
    insetInlineStart: 23,
    borderInlineStart: `2px dashed ${color.edge}`,
    content: "''",
  },
  '& > li > div': {
    maxWidth: proseWidth,
    textWrap: 'pretty',
  },
  '& > li > div > :first-child': {
    paddingTop: '0.45em',
    fontSize: step[1],
  },
  '& > li > div > :first-child + *': {
    marginTop: space(1),
  },
  [media.wide]: {
    '& > li': {
      columnGap: space(3),
    },
  },
});

/**
 * Numbered steps in order. Renders an `<ol>`.
 *
 * - **When**: things to do in an order.
 * - **Not for**: items of equal rank: `IconList`.
 */
export function Steps({ items, ...rest }: StepsProps) {
  return (
    <Root {...rest}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same title
        <li key={index}>
          <div>
            <h3>{item.title}</h3>
            {item.text && <div>{item.text}</div>}
          </div>
        </li>
      ))}
    </Root>
  );
}
