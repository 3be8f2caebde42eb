export { CrudListPage } from './CrudListPage.tsx';
export { DeletionOutcome } from './DeletionOutcome.tsx';
export { pictureField, tableColumns } from './table-columns.tsx';
export { useListUrl } from './useListRestoration.ts';
export { useUndoableDelete } from './useUndoableDelete.ts';
