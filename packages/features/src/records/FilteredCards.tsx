import type { Facets } from '@porchlight/contract/facets';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Button } from '@porchlight/ui/inputs/Button';
import { FilterForm } from '@porchlight/ui/inputs/FilterForm';
import { Section } from '@porchlight/ui/layout/Section';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { facetsQuery } from '../api/index.ts';
import type { Page } from '../site/index.ts';
import {
  filterConditions,
  filteredHref,
  filterParameters,
  hasReadingFilter,
  type ReadingFilters,
  readingFilters,
} from './list-filters.ts';
import { PagedCards, type PagedCardsProps } from './PagedCards.tsx';
import { type PagedListQuery, pagedPage } from './paged-list.ts';

/** A list that visitors filter by topic and year. */
export interface FilteredList<Item> {
  name: 'article' | 'story';
  list: PagedListQuery<Item>;
  /** By which the list is dated. */
  dateField: 'created_at' | 'date';
}

/** While what there is to filter by is not known, or can't be read, there are no filters. */
const noFacets: Facets = { topics: [], years: [], days: null, texts: {} };

/** A page of a list as cards, with a form that filters it by topic and year. */
export function FilteredCards<Item>({
  filtered,
  ...cards
}: Omit<PagedCardsProps<Item>, 'list'> & { filtered: FilteredList<Item> }) {
  const { name, list, dateField } = filtered;
  const [searchParams] = useSearchParams();
  const filters = readingFilters(searchParams);
  const { data: facets = noFacets, isPending } = useQuery(facetsQuery(name));
  const conditions = filterConditions(filters, dateField, facets);
  const { topics, years } = facets;
  return (
    <>
      {(topics.length > 0 || years.length > 1 || hasReadingFilter(filters)) && (
        <Section spacing="close" aria-label="Filters">
          <FilterForm
            action={list.path}
            label="Filter the list"
            resetHref={list.path}
            fields={[
              {
                ...{ name: 'topic', label: 'Topic', value: filters.topic },
                options: topics.map(({ slug, name: label }) => ({ value: slug, label })),
              },
              {
                ...{ name: 'year', label: 'Year', value: filters.year },
                options: years.map((year) => ({ value: year, label: year })),
              },
            ]}
          />
        </Section>
      )}
      {conditions ? (
        <PagedCards
          key={filteredHref(list.path, filters)}
          list={withFilters(filtered, filters, conditions)}
          {...cards}
        />
      ) : (
        !isPending && (
          <Section spacing="none" aria-label={cards.label}>
            <EmptyState
              text="Nothing matches these filters."
              action={<Button href={list.path}>Remove filters</Button>}
            />
          </Section>
        )
      )}
    </>
  );
}

function withFilters<Item>(
  { list }: FilteredList<Item>,
  filters: ReadingFilters,
  conditions: NonNullable<ReturnType<typeof filterConditions>>,
): PagedListQuery<Item> {
  return hasReadingFilter(filters) ? list.withFilter(filteredHref(list.path, filters), conditions) : list;
}

/** The route's page of such a list. What is filtered is not for search engines: topics have pages of their own. */
export function filteredPage<Item>(filtered: FilteredList<Item>, page: Page): Page {
  const { name, list, dateField } = filtered;
  const paged = pagedPage<Item>(
    ({ searchParams }, read) => {
      const filters = readingFilters(searchParams);
      if (!hasReadingFilter(filters)) return list;
      const facets = read(facetsQuery(name));
      const conditions = facets && filterConditions(filters, dateField, facets);
      return conditions ? withFilters(filtered, filters, conditions) : null;
    },
    {
      ...page,
      searchParams: filterParameters,
      queries: (args, read) => [facetsQuery(name), ...(page.queries?.(args, read) ?? [])],
    },
  );
  return {
    ...paged,
    head: (args, read) => {
      const filters = readingFilters(args.searchParams);
      const head = paged.head(args, read);
      if (!hasReadingFilter(filters)) return head;
      const facets = read(facetsQuery(name));
      const isKnown = facets && filterConditions(filters, dateField, facets) !== null;
      // Under another canonical path a page is not cached: made-up values and combinations would fill the cache.
      const isCached = isKnown && (filters.topic === '' || filters.year === '');
      return { ...head, unlisted: true, ...(!isCached && { canonicalPath: list.path }) };
    },
  };
}
