import Card, { type CardProps } from '@mui/material/Card';
import { useId } from 'react';
import type { QuiltName } from '../../primitives/QuiltBlock/index.ts';
import { CardTitleId } from './CardTitleId.ts';

/** Props of `CardFrame`: MUI's, of which `variant="elevation"` has no edge and no ground of its own. */
export interface CardFrameProps extends CardProps {
  /** Whether the picture stands above the words or beside them. @default 'column' */
  layout?: 'column' | 'row';
}

/** What the cards of records have in common. */
export interface RecordCardProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'variant'> {
  /** Cut at 100 graphemes. */
  title: string;
  /** Where the card leads. */
  href: string;
  /** Address of the picture; null shows the record's quilt block, undefined no picture at all. */
  image?: string | null;
  /** What the picture shows; '' where it only adorns. @default '' */
  alt?: string;
  /** The point of the picture that stays in view. @default the middle */
  focus?: string;
  /** Draws the quilt block, such as the record's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Loads the picture first; for the first card at the top of a page. @default false */
  priority?: boolean;
}

/**
 * MUI's card; its words stand in `CardContent`, what to do at its foot in `CardActions`. The whole of it answers to the
 * link of its `CardTitle`, which names it. Renders an `<article>`.
 *
 * - **When**: making a new kind of card.
 * - **Not for**: showing a record: its own card exists, such as `ContentCard`.
 * - **Keys**: Tab reaches the title’s link, once.
 */
export function CardFrame({ layout, ...rest }: CardFrameProps) {
  const titleId = useId();
  return (
    <CardTitleId value={titleId}>
      <Card
        component="article"
        aria-labelledby={titleId}
        data-layout={layout === 'row' ? layout : undefined}
        {...rest}
      />
    </CardTitleId>
  );
}
