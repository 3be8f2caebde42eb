import type { PageRecord } from '@porchlight/contract/entities';
import { fetchErrorText } from '@porchlight/contract/entities';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Section } from '@porchlight/ui/layout/Section';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { singleQuery } from '../api/index.ts';
import { FetchFailure } from '../records/index.ts';
import type { Page } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { PageDetail } from './PageDetail.tsx';
import { pageHead } from './page-head.ts';
import { sectionQueries } from './section-queries.ts';
import { loadViews, viewModules } from './section-views.ts';

/** The content of a page, for the preview of its form. */
export function Detail({ record }: { record: PageRecord }) {
  return <PageDetail record={record} />;
}

/** A page of the institute's own by its id; its canonical address is its path. */
export function Component() {
  const { id = '' } = useParams();
  const result = useQuery(singleQuery('page', id));
  if (result.data) return <PageDetail key={result.data.id} record={result.data} />;
  return (
    <Section width="prose">{result.isFetching ? <Loading /> : <FetchFailure name="page" result={result} />}</Section>
  );
}

export const page: Page = {
  queries: ({ params: { id = '' } }, read) => [
    singleQuery('page', id),
    ...sectionQueries(read(singleQuery('page', id))?.sections),
  ],
  load: ({ params: { id = '' } }, read) => loadViews(read(singleQuery('page', id))?.sections),
  modules: ({ params: { id = '' } }, read) => viewModules(read(singleQuery('page', id))?.sections),
  head: ({ params: { id = '' } }, read) => {
    const record = read(singleQuery('page', id));
    if (record) return pageHead(record);
    return { title: 'Page', description: fetchErrorText('page'), canonicalPath: urls.page(id) };
  },
};
