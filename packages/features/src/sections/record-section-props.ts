import { type SectionPlace, sectionAnchor } from '@porchlight/ui/sections';

/** The props of `Section` for a section that shows records, with this background at this place. */
export function recordSectionProps(tone: 'plain' | 'band', place: SectionPlace) {
  return {
    ...sectionAnchor(place),
    spacing: place.spacing,
    tone: tone === 'band' ? ('band' as const) : ('page' as const),
  };
}
