import { Pager } from '@porchlight/ui/Pager';
import type { ListPageState } from './usePagedList.ts';

/** Leads to the other pages of a list; nothing where all records are on one. */
export function ListPager({ list: { pager, result } }: { list: Pick<ListPageState<unknown>, 'pager' | 'result'> }) {
  return pager.pageCount > 1 && result.data?.records.length ? <Pager {...pager} /> : null;
}
