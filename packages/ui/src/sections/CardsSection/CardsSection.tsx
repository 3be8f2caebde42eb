import type { cardsSection } from '@porchlight/contract/sections/cards';
import { CardGrid } from '../../layout/CardGrid/index.ts';
import { LinkCard } from '../../surfaces/LinkCard/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type CardsSectionProps = SectionPropsOf<typeof cardsSection>;

const columnCounts = { '2': 2, '3': 3, '4': 4 } as const;

/**
 * A section with cards that link to pages or to other sites.
 *
 * - **When**: programs, centers, external sites.
 * - **Not for**: records: their own kinds; people: `PeopleSection`.
 * - **Keys**: Tab, once per card; Enter.
 */
export function CardsSection({
  title,
  lead,
  columns,
  look,
  isDense,
  items,
  linkText,
  link,
  tone,
  place,
  ...rest
}: CardsSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      <CardGrid columns={columnCounts[columns]} dense={isDense}>
        {items.map(({ picture, colors, link: target, linkText: targetText, ...card }, index) => (
          <LinkCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same title
            key={index}
            title={card.title}
            text={card.text}
            block={card.block}
            seed={colors || undefined}
            layout={look === 'row' ? 'row' : undefined}
            {...(look === 'picture' && { image: picture?.src ?? null, alt: picture?.alt, focus: picture?.focus })}
            href={target?.href ?? null}
            newTab={target?.newTab}
            linkText={targetText || undefined}
            headingLevel={title ? 3 : 2}
          />
        ))}
      </CardGrid>
    </PlacedSection>
  );
}
