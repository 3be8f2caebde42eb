export type { BulkFieldInputProps } from './bulk-fields.ts';
export { DeletionOutcome } from './DeletionOutcome.tsx';
export { RecordListPage, type RecordListPageProps } from './RecordListPage.tsx';
export { pictureField, tableColumns } from './table-columns.tsx';
export { useListUrl } from './useListRestoration.ts';
export { useUndoableDelete } from './useUndoableDelete.ts';
