import type { openingHoursSection } from '@porchlight/contract/sections/opening-hours';
import { OpeningHours } from '../../data-display/OpeningHours/index.ts';
import { hoursNote, type PlaceHours } from '../hours-rows.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type OpeningHoursSectionProps = SectionPropsOf<typeof openingHoursSection> & {
  /** From the page: the hours of the chosen place. */
  placeHours: PlaceHours;
};

/**
 * A section with the opening hours of a place.
 *
 * - **When**: a place that people visit.
 * - **Not for**: the date of an event.
 */
export function OpeningHoursSection({
  heading,
  hours: _,
  note,
  placeHours,
  tone,
  beside: _beside,
  place,
  ...rest
}: OpeningHoursSectionProps) {
  return (
    <PlacedSection tone={tone} place={place} {...rest}>
      <OpeningHours
        headingLevel={2}
        title={heading || undefined}
        rows={placeHours.rows}
        state={placeHours.state}
        note={hoursNote(placeHours, note)}
      />
    </PlacedSection>
  );
}
