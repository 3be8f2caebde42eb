export {
  actionsOf,
  type EntityRow,
  type EntityRowActions,
  RowAction,
  type RowActionsTable,
  type RowMenuItem,
} from './RowAction.tsx';
export { RowMenu, type RowMenuProps } from './RowMenu.tsx';
export { useRowDeletion } from './useRowDeletion.ts';
