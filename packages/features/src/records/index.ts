export { RecordDetail, type RecordDetailProps } from './RecordDetail.tsx';
export { RecordList, type RecordListProps } from './RecordList.tsx';
export { type RecordWords, recordHead } from './record-head.ts';
export { summary } from './summary.ts';
export { useFocusOnPageChange } from './useFocusOnPageChange.ts';
