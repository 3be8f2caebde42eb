export { actionsOf, type EntityRow, type EntityRowActions, RowAction } from './RowAction.tsx';
export { RowMenu, type RowMenuProps } from './RowMenu.tsx';
export { useRowDeletion } from './useRowDeletion.ts';
