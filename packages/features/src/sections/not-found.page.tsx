import { Loading } from '@porchlight/ui/feedback/Loading';
import { Section } from '@porchlight/ui/layout/Section';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isClientError, pageAtQuery } from '../api/index.ts';
import { FetchFailure } from '../records/index.ts';
import type { Page, ReadQuery } from '../site/index.ts';
import { firstHome } from './first-home.ts';
import { NoPage, noPageHead } from './NoPage.tsx';
import { PageDetail } from './PageDetail.tsx';
import { pageHead } from './page-head.ts';
import { sectionQueries } from './section-queries.ts';
import { loadViews, viewModules } from './section-views.ts';

/** The page of the institute's own at an address that no other page has, or the answer that there is none. */
export function Component() {
  const { '*': path = '' } = useParams();
  const result = useQuery(pageAtQuery(path));
  const record = result.data === null ? firstHome : result.data;
  if (record) return <PageDetail key={record.id} record={record} />;
  if (isClientError(result.error)) return <NoPage />;
  return (
    <Section width="prose">{result.isFetching ? <Loading /> : <FetchFailure name="page" result={result} />}</Section>
  );
}

function recordAt(path: string, read: ReadQuery) {
  const record = read(pageAtQuery(path));
  return record === null ? firstHome : record;
}

export const page: Page = {
  queries: ({ params: { '*': path = '' } }, read) => [
    pageAtQuery(path),
    ...sectionQueries(recordAt(path, read)?.sections),
  ],
  load: ({ params: { '*': path = '' } }, read) => loadViews(recordAt(path, read)?.sections),
  modules: ({ params: { '*': path = '' } }, read) => viewModules(recordAt(path, read)?.sections),
  head: ({ params: { '*': path = '' } }, read) => {
    const record = recordAt(path, read);
    if (record) return pageHead(record);
    const { missing: _, ...head } = noPageHead;
    return head;
  },
};
