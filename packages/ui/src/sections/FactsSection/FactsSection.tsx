import type { factsSection } from '@porchlight/contract/sections/facts';
import { FactList } from '../../data-display/FactList/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type FactsSectionProps = SectionPropsOf<typeof factsSection>;

const columnCounts = { '1': 1, '2': 2, '3': 3 } as const;

/**
 * A section with short facts. One whose value comes from a setting that is empty is left out.
 *
 * - **When**: place, age, cost, next date.
 * - **Not for**: running text: `TextSection`.
 */
export function FactsSection({
  title,
  lead,
  columns,
  items,
  linkText,
  link,
  tone,
  beside: _,
  place,
  ...rest
}: FactsSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      <FactList columns={columnCounts[columns]} facts={items.filter(({ value }) => value !== '')} />
    </PlacedSection>
  );
}
