import type { voterRegistrationSection } from '@porchlight/contract/sections/voter-registration';
import type { ReactNode } from 'react';
import { StateSelect } from '../../inputs/StateSelect/index.ts';
import { PageHeader } from '../../layout/PageHeader/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { sectionAnchor } from '../section-anchor.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type VoterRegistrationSectionProps = SectionPropsOf<typeof voterRegistrationSection> & {
  /** From the page: links to the pages above it. */
  breadcrumbs?: ReactNode;
};

/**
 * A list of the states that opens the official page of the chosen one: as a page's first section in its header, else as a
 * section of its own.
 *
 * - **When**: pages about voting.
 * - **Not for**: other choices.
 * - **Keys**: as `StateSelect`.
 */
export function VoterRegistrationSection({
  title,
  eyebrow,
  lead,
  label,
  block,
  colors,
  breadcrumbs,
  place,
  ...rest
}: VoterRegistrationSectionProps) {
  const choice = <StateSelect label={label} />;
  if (!place.isFirst)
    return (
      <PlacedSection title={title} lead={lead} place={place} {...rest}>
        {choice}
      </PlacedSection>
    );
  return (
    <PageHeader
      {...sectionAnchor(place)}
      breadcrumbs={breadcrumbs}
      title={title}
      eyebrow={eyebrow}
      lead={lead}
      seed={colors || title}
      block={block}
      {...rest}
    >
      {choice}
    </PageHeader>
  );
}
