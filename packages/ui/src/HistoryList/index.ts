export { HistoryList, type HistoryListEntry, type HistoryListProps } from './HistoryList.tsx';
