export type { EntityDeleteFailure } from './DeleteSelectedDialog.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
export { type Selection, useSelection } from './useSelection.ts';
