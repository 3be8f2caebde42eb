export { Disclosure } from './Disclosure.tsx';
export { type ActionOutcome, PagedList, type PagedListProps, PagedRow } from './PagedList.tsx';
