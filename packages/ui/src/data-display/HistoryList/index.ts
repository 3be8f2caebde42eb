export { HistoryList, type HistoryListProps } from './HistoryList.tsx';
export type { HistoryChange, HistoryListEntry } from './history-list-entry.ts';
