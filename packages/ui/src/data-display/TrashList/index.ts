export { TrashList, type TrashListProps } from './TrashList.tsx';
export type { TrashListEntry } from './trash-list-entry.ts';
