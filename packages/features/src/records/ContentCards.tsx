import { CardGrid, type CardGridProps } from '@porchlight/ui/layout/CardGrid';
import { ContentCard, type ContentCardProps } from '@porchlight/ui/surfaces/ContentCard';

export interface ContentCardsProps<Item>
  extends Pick<CardGridProps, 'columns'>,
    Pick<ContentCardProps, 'kind' | 'headingLevel' | 'layout'> {
  records: readonly Item[];
  /** Returns the props of a record's card. */
  card: (record: Item) => Omit<ContentCardProps, 'kind' | 'headingLevel' | 'layout' | 'priority'>;
  /** Whether the first picture is at the top of the page, and loaded at once. @default false */
  isAtTop?: boolean;
}

/** Stories, articles or podcasts as cards. */
export function ContentCards<Item extends { id: number }>({
  records,
  card,
  columns,
  isAtTop = false,
  ...rest
}: ContentCardsProps<Item>) {
  return (
    <CardGrid columns={columns}>
      {records.map((record, index) => (
        <ContentCard key={record.id} priority={isAtTop && index === 0} {...rest} {...card(record)} />
      ))}
    </CardGrid>
  );
}
