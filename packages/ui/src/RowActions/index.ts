export {
  actionsOf,
  type EntityRow,
  type EntityRowActions,
  RowAction,
  RowActions,
  type RowActionsProps,
} from './RowActions.tsx';
export { useRowDeletion } from './useRowDeletion.ts';
