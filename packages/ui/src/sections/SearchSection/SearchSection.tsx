import { searchQueryMaxCharacters } from '@porchlight/contract/limits';
import type { searchSection } from '@porchlight/contract/sections/search';
import { SearchBox } from '../../inputs/SearchBox/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type SearchSectionProps = SectionPropsOf<typeof searchSection>;

/**
 * A section with a field that searches the website. It leads to the search page, also without JavaScript.
 *
 * - **When**: a page with many links, for those who don’t find theirs.
 * - **Not for**: every page: the bar has a link to the search.
 * - **Keys**: Enter searches.
 */
export function SearchSection({ title, lead, placeholder, tone, place, ...rest }: SearchSectionProps) {
  return (
    <PlacedSection title={title} lead={lead} tone={tone} place={place} {...rest}>
      <SearchBox
        label="Search this website"
        placeholder={placeholder || undefined}
        maxLength={searchQueryMaxCharacters}
      />
    </PlacedSection>
  );
}
