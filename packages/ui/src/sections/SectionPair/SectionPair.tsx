import type { ReactNode } from 'react';
import { Columns } from '../../layout/Columns/index.ts';
import { PlacedSection, type PlacedSectionProps } from '../PlacedSection/index.ts';
import { PairContext } from '../pair-context.ts';
import type { SectionHead } from '../section-head.ts';

export interface SectionPairProps
  extends SectionHead,
    Pick<PlacedSectionProps, 'place' | 'tone' | 'className' | 'ref'> {
  /** Widths of the columns, as the first section's field says. */
  beside: 'even' | 'wide';
  /** The two sections, in columns: `place.isInColumn` is true for both. */
  children: readonly [ReactNode, ReactNode];
}

/**
 * Two sections of a page side by side on wide screens. Heading, introduction, link, background and place are those of
 * the first one: hand them on.
 *
 * - **When**: sections that belong together, such as opening hours and contact details.
 * - **Not for**: what one kind of section shows in columns by itself.
 */
export function SectionPair({ beside, place, title = '', children: [first, second], ...rest }: SectionPairProps) {
  return (
    <PlacedSection place={{ ...place, isInColumn: false }} title={title} {...rest}>
      <Columns ratio={beside === 'wide' ? 'wide-start' : 'even'}>
        <PairContext value={{ isHeadAbove: true, hasTitle: title !== '' }}>{first}</PairContext>
        <PairContext value={{ isHeadAbove: false, hasTitle: title !== '' }}>{second}</PairContext>
      </Columns>
    </PlacedSection>
  );
}
