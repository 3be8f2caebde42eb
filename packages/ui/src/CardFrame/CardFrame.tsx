import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { color, radius } from '../theme/index.ts';
import { CardTitleId } from './CardTitleId.ts';

export interface CardFrameProps extends ComponentPropsWithRef<'article'> {
  /** Whether the picture stands above the words or beside them. @default 'column' */
  layout?: 'column' | 'row';
  /** Plain has no edge and no ground of its own. @default 'edged' */
  frame?: 'edged' | 'plain';
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  position: relative;
  min-width: 0;
  &[data-layout='row'] {
    flex-direction: row;
  }
  &[data-frame='edged'] {
    border: 1px solid ${color.border};
    border-radius: ${radius};
    background: ${color.surface};
    overflow: hidden;
    transition: border-color 180ms ease-out;
  }
  /* Only a card that leads somewhere answers the pointer. */
  &[data-frame='edged']:has([data-stretched]):hover,
  &[data-frame='edged']:has([data-stretched]:focus-visible) {
    border-color: ${color.primary};
  }
  & [data-picture] > * {
    transition: transform 250ms ease-out;
  }
  &:has([data-stretched]):hover [data-picture] > * {
    transform: scale(1.02);
  }
`;

/**
 * The ground of a card. The whole of it answers to the link of its `CardTitle`, which names it. Renders an `<article>`.
 *
 * - **When**: making a new kind of card.
 * - **Not for**: showing a record: its own card exists, such as `ContentCard`.
 * - **Keys**: Tab reaches the title’s link, once.
 */
export function CardFrame({ layout = 'column', frame = 'edged', ...rest }: CardFrameProps) {
  const titleId = useId();
  return (
    <CardTitleId value={titleId}>
      <Root
        aria-labelledby={titleId}
        data-layout={layout === 'row' ? layout : undefined}
        data-frame={frame}
        {...rest}
      />
    </CardTitleId>
  );
}
