import { useController } from 'react-hook-form';
import { FileField, type StoredFile } from '../FileField/index.ts';
import { FieldControl, type FieldControlProps } from './FieldControl.tsx';
import { soundLabel } from './form-values.ts';

interface SoundLinkControlProps extends FieldControlProps {
  /** The sound that is stored now. */
  current: StoredFile | null | undefined;
  /** Checks the choice. */
  onChosen: () => void;
}

/** A link in an `EntityForm`, in whose place a sound may be chosen and heard; the link typed before comes back with it. Internal. */
export function SoundLinkControl({ current, onChosen, ...props }: SoundLinkControlProps) {
  const { id, field, control, start, error } = props;
  const { value, onChange } = useController({ name: field.name, control }).field;
  const file = value instanceof File ? value : null;
  return (
    <>
      {!file && <FieldControl {...props} />}
      <FileField
        // What is wrong leads here while there is a sound.
        id={file ? id : `${id}-sound`}
        name={`${field.name}-sound`}
        label={soundLabel}
        kind="sound"
        error={file ? error : undefined}
        current={file || value === start ? current : null}
        file={file}
        onFileChange={(chosen) => {
          onChange(chosen ?? start);
          onChosen();
        }}
      />
    </>
  );
}
