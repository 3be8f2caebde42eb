import { useController } from 'react-hook-form';
import type { FieldControlProps } from '../FieldControl.tsx';

/** A picture of a section, by the control that its field brings along. Internal. */
export function PictureControl({ id, field, control, error }: FieldControlProps) {
  const { ref, value, onChange } = useController({ name: field.name, control }).field;
  const { pictureControl: Picture, label, required, help } = field;
  return (
    Picture && (
      <Picture {...{ id, label, required, help, error, onChange }} value={String(value ?? '')} inputRef={ref} />
    )
  );
}
