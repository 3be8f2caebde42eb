import Card, { type CardProps } from '@mui/material/Card';
import { useId } from 'react';
import type { QuiltName } from '../../media/QuiltBlock/index.ts';
import { CardTitleIdContext } from './CardTitleIdContext.ts';

/** Props of `CardFrame`: MUI's; `variant="elevation"` has no border and no background. */
export interface CardFrameProps extends CardProps {
  /** Whether the picture is above the text or beside it. @default 'column' */
  layout?: 'column' | 'row';
}

/** Props that the cards of records share. */
export interface RecordCardProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'variant'> {
  /** The title, cut at 100 graphemes. */
  title: string;
  /** Link target of the card. */
  href: string;
  /** URL of the picture; null shows the record's quilt block, undefined no picture at all. */
  image?: string | null;
  /** Alternative text of the picture; '' if it is decorative. @default '' */
  alt?: string;
  /** Focal point of the picture. @default the middle */
  focus?: string;
  /** Seed of the quilt block, such as the record's slug. */
  seed: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Loads the picture with priority; for the first card at the top of a page. @default false */
  priority?: boolean;
}

/**
 * MUI's card, with its text in `CardContent` and actions at the bottom in `CardActions`. The link in its `CardTitle`
 * covers the whole card, and the title names it. Renders an `<article>`.
 *
 * - **When**: making a new kind of card.
 * - **Not for**: showing a record: use its own card, such as `ContentCard`.
 * - **Keys**: Tab reaches the title’s link, once.
 */
export function CardFrame({ layout, ...rest }: CardFrameProps) {
  const titleId = useId();
  return (
    <CardTitleIdContext value={titleId}>
      <Card
        component="article"
        aria-labelledby={titleId}
        data-layout={layout === 'row' ? layout : undefined}
        {...rest}
      />
    </CardTitleIdContext>
  );
}
