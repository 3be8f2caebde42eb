export { DeletionOutcome } from './DeletionOutcome.tsx';
export { RecordListPage } from './RecordListPage.tsx';
export { pictureField, tableColumns } from './table-columns.tsx';
export { useListUrl } from './useListRestoration.ts';
export { useUndoableDelete } from './useUndoableDelete.ts';
