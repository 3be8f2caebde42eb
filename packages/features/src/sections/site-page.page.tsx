import { type SiteKey, sitePath } from '@porchlight/contract/sections/site-pages';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Section } from '@porchlight/ui/layout/Section';
import { useQuery } from '@tanstack/react-query';
import { pageAtQuery } from '../api/index.ts';
import { FetchFailure } from '../records/index.ts';
import type { Page } from '../site/index.ts';
import { PageDetail } from './PageDetail.tsx';
import { pageHead, pathOf } from './page-head.ts';
import { sectionQueries } from './section-queries.ts';

/** A page of the site that is made of sections, as its route exports it. */
export function sitePage(key: SiteKey): { Component: () => React.ReactNode; page: Page } {
  const query = pageAtQuery(sitePath(key));
  return {
    Component: function SitePage() {
      const result = useQuery(query);
      if (result.data) return <PageDetail key={result.data.id} record={result.data} />;
      return (
        <Section width="prose">
          {result.isFetching ? <Loading /> : <FetchFailure name="page" result={result} />}
        </Section>
      );
    },
    page: {
      // The sitemap and the search have its record.
      addresses: [],
      queries: (_, read) => [query, ...sectionQueries(read(query)?.sections)],
      head: (_, read) => {
        const record = read(query);
        return record ? pageHead(record) : { title: 'Page', description: '', canonicalPath: pathOf(sitePath(key)) };
      },
    },
  };
}
