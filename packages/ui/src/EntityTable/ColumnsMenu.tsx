import styled from '@emotion/styled';
import { tickStyle } from '../FormField/index.ts';
import { color, radius, smallText } from '../theme/index.ts';
import { Disclosure } from './Disclosure.tsx';

interface ColumnsMenuProps {
  label: string;
  columns: readonly { field: string; header: string }[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** A button that opens a list of checkboxes, one per column that can be hidden. Internal to `EntityTable`. */
export function ColumnsMenu({ label, columns, hidden, onHiddenChange }: ColumnsMenuProps) {
  const toggle = (field: string) => {
    const next = new Set(hidden);
    if (!next.delete(field)) next.add(field);
    onHiddenChange(next);
  };
  return (
    <Disclosure label={label}>
      {columns.map((column) => (
        <Choice key={column.field}>
          <input type="checkbox" checked={!hidden.has(column.field)} onChange={() => toggle(column.field)} />
          {column.header}
        </Choice>
      ))}
    </Disclosure>
  );
}

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  paddingInline: 8,
  fontSize: smallText,
  borderRadius: radius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.band },
  '& input': { ...tickStyle, inlineSize: 18, blockSize: 18 },
});
