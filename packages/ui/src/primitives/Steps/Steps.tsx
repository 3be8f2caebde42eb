import styled from '@emotion/styled';
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

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: ${space(2)};
    position: relative;
    padding-bottom: ${space(4)};
    counter-increment: step;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li::before {
    display: grid;
    place-items: center;
    z-index: 1;
    width: 48px;
    height: 48px;
    border-radius: ${radius};
    background: ${color.primary};
    color: ${color.onPrimary};
    font: 600 1.5rem/1 ${font.heading};
    /* The number is decorative; the list itself conveys the position. */
    content: counter(step);
    content: counter(step) / '';
  }
  /* A dashed line connects the numbers. */
  & > li:not(:last-child)::after {
    position: absolute;
    inset-block: 48px 0;
    inset-inline-start: 23px;
    border-inline-start: 2px dashed ${color.edge};
    content: '';
  }
  & > li > div {
    max-width: ${proseWidth};
    text-wrap: pretty;
  }
  & > li > div > :first-child {
    padding-top: 0.45em;
    font-size: ${step[1]};
  }
  & > li > div > :first-child + * {
    margin-top: ${space(1)};
  }
  ${media.wide} {
    & > li {
      column-gap: ${space(3)};
    }
  }
`;

/**
 * Numbered steps in order. Renders an `<ol>`.
 *
 * - **When**: things to do in an order.
 * - **Not for**: items of equal rank: `IconList`.
 */
export function Steps({ items, ...rest }: StepsProps) {
  return (
    <Root {...rest}>
      {items.map((item) => (
        <li key={item.title}>
          <div>
            <h3>{item.title}</h3>
            {item.text && <div>{item.text}</div>}
          </div>
        </li>
      ))}
    </Root>
  );
}
