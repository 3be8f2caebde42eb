import { useController } from 'react-hook-form';
import type { FieldControlProps } from '../FieldControl.tsx';

/** A stored file of a section, by the control that its field brings along. Internal. */
export function FileNameControl({ id, field, control, error }: FieldControlProps) {
  const { ref, value, onChange } = useController({ name: field.name, control }).field;
  const { fileControl: Control, label, required, help } = field;
  return (
    Control && (
      <Control {...{ id, label, required, help, error, onChange }} value={String(value ?? '')} inputRef={ref} />
    )
  );
}
