import { CardGrid, type CardGridProps } from '@porchlight/ui/layout/CardGrid';
import { LinkCard } from '@porchlight/ui/surfaces/LinkCard';
import type { CardContent } from './programs.ts';

export interface ProgramCardsProps extends Pick<CardGridProps, 'columns' | 'dense'> {
  /** The cards, in order. */
  cards: readonly CardContent[];
  /** Heading level of the cards' titles. @default 3 */
  headingLevel?: 2 | 3;
}

/** Programs, centers or groups of people as a grid of cards. */
export function ProgramCards({ cards, headingLevel, ...grid }: ProgramCardsProps) {
  return (
    <CardGrid {...grid}>
      {cards.map((card) => (
        <LinkCard key={card.href} {...card} headingLevel={headingLevel} />
      ))}
    </CardGrid>
  );
}
