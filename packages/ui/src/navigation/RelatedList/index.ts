export { type RelatedItem, RelatedList, type RelatedListProps } from './RelatedList.tsx';
