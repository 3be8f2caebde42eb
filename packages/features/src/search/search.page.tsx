import { searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { searchKinds } from '@porchlight/contract/search';
import { SearchBox } from '@porchlight/ui/inputs/SearchBox';
import { Section } from '@porchlight/ui/layout/Section';
import { useSearchParams } from 'react-router-dom';
import { summary, useFocusOnPageChange } from '../records/index.ts';
import { type Page, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { PagedSearchResults } from './PagedSearchResults.tsx';
import { PopularLinks } from './PopularLinks.tsx';
import { parseSearchParams, searchKindNames, searchPageQuery, searchParameters } from './search.view.ts';
import { useSearchField } from './useSearchField.ts';

/** The searchable kinds of records for a sentence: 'stories, articles and events'. */
const kindsText = new Intl.ListFormat('en-US').format(
  searchKinds.flatMap((kind) => (kind === 'page' ? [] : [searchKindNames(kind).many.toLowerCase()])),
);

/** The search page. Without JavaScript, a plain form that the server responds to; with it, searches while typing. */
export function Component() {
  const [searchParams] = useSearchParams();
  const search = parseSearchParams(searchParams);
  const field = useSearchField(search);
  const ref = useFocusOnPageChange(search.page);
  return (
    <>
      <SitePageHeader title="Search" lead={`${kindsText.charAt(0).toUpperCase()}${kindsText.slice(1)}.`}>
        <SearchBox
          action={urls.search}
          label="Search this website"
          placeholder="Stories, events, people…"
          defaultValue={search.q}
          maxLength={searchQueryMaxCharacters}
          hiddenFields={search.kind && { kind: search.kind }}
          {...field}
        />
      </SitePageHeader>
      <Section ref={ref} tabIndex={-1} aria-label="Results" spacing="none">
        {search.q === '' ? <PopularLinks /> : <PagedSearchResults search={search} />}
      </Section>
    </>
  );
}

/** Query and head of the search page; unlisted, as search engines should not index search results. */
export const page: Page = {
  searchParams: searchParameters,
  addresses: [],
  queries: ({ searchParams }) => {
    const search = parseSearchParams(searchParams);
    return search.q === '' ? [] : [searchPageQuery(search)];
  },
  head: ({ searchParams }) => {
    const { q } = parseSearchParams(searchParams);
    return {
      title: q === '' ? 'Search' : `Search for “${summary(q)}”`,
      description: `Search the ${kindsText} of this website.`,
      canonicalPath: urls.search,
      unlisted: true,
    };
  },
};
