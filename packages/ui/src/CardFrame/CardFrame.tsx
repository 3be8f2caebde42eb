import Card from '@mui/material/Card';
import { type ComponentPropsWithRef, useId } from 'react';
import { CardTitleId } from './CardTitleId.ts';

export interface CardFrameProps extends ComponentPropsWithRef<'article'> {
  /** Whether the picture stands above the words or beside them. @default 'column' */
  layout?: 'column' | 'row';
  /** Plain has no edge and no ground of its own. @default 'edged' */
  frame?: 'edged' | 'plain';
}

/**
 * MUI's card. The whole of it answers to the link of its `CardTitle`, which names it. Renders an `<article>`.
 *
 * - **When**: making a new kind of card.
 * - **Not for**: showing a record: its own card exists, such as `ContentCard`.
 * - **Keys**: Tab reaches the title’s link, once.
 */
export function CardFrame({ layout = 'column', frame = 'edged', ...rest }: CardFrameProps) {
  const titleId = useId();
  return (
    <CardTitleId value={titleId}>
      <Card
        component="article"
        variant={frame === 'edged' ? 'outlined' : 'elevation'}
        aria-labelledby={titleId}
        data-layout={layout === 'row' ? layout : undefined}
        {...rest}
      />
    </CardTitleId>
  );
}
