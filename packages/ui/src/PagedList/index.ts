export { type Outcome, PagedList, type PagedListProps, PagedRows } from './PagedList.tsx';
