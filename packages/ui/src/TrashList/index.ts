export { TrashList, type TrashListEntry, type TrashListProps } from './TrashList.tsx';
