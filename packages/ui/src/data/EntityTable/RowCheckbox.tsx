import Checkbox from '@mui/material/Checkbox';
import type { EntityRow } from '../RowMenu/index.ts';
import { useRowActions, useTable } from './table-context.ts';

/** Selects one row outside of the grid; nothing where rows can't be selected. Internal to `EntityItems`. */
export function RowCheckbox({ row }: { row: EntityRow }) {
  const { selection } = useTable();
  const { titleOf } = useRowActions();
  if (!selection) return null;
  const isSelected = selection.ids.has(row.id);
  return (
    <Checkbox
      checked={isSelected}
      onChange={() =>
        selection.set(isSelected ? [...selection.ids].filter((id) => id !== row.id) : [...selection.ids, row.id])
      }
      slotProps={{ input: { 'aria-label': `Select ${titleOf(row)}` } }}
    />
  );
}
