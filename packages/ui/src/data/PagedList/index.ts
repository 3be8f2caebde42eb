export { type Outcome, PagedList, type PagedListProps, PagedRow } from './PagedList.tsx';
export { Unfold } from './Unfold.tsx';
