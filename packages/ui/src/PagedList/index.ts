export { type Outcome, PagedList, type PagedListProps } from './PagedList.tsx';
