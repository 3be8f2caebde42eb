import { Pager } from '@porchlight/ui/navigation/Pager';
import type { ListPageState } from './usePagedList.ts';

/** Pager of a list; renders nothing if there is only one page. */
export function ListPager({ list: { pager, result } }: { list: Pick<ListPageState<unknown>, 'pager' | 'result'> }) {
  return pager.pageCount > 1 && result.data?.records.length ? <Pager {...pager} /> : null;
}
