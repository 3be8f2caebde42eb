import type { peopleSection } from '@porchlight/contract/sections/people';
import { CardGrid } from '../../layout/CardGrid/index.ts';
import { TeamMemberCard } from '../../surfaces/TeamMemberCard/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type PeopleSectionProps = SectionPropsOf<typeof peopleSection>;

const columnCounts = { '3': 3, '4': 4, '5': 5 } as const;

/**
 * A section with people and their portraits.
 *
 * - **When**: people who are not in the team’s list.
 * - **Not for**: the team: its own kind.
 */
export function PeopleSection({
  title,
  lead,
  columns,
  items,
  linkText,
  link,
  tone,
  place,
  ...rest
}: PeopleSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      <CardGrid columns={columnCounts[columns]}>
        {items.map(({ name, position, workstation, picture }, index) => (
          <TeamMemberCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            key={index}
            name={name}
            position={position}
            workstation={workstation}
            image={picture?.src ?? null}
            alt={picture?.alt || undefined}
            focus={picture?.focus}
            seed={name}
            headingLevel={title ? 3 : 2}
          />
        ))}
      </CardGrid>
    </PlacedSection>
  );
}
