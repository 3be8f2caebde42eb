import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FileField, type StoredFile } from '../FileField/index.ts';
import type { FieldControlProps } from './FieldControl.tsx';
import { soundLabel } from './form-values.ts';
import { LineControl } from './LineControl.tsx';

interface SoundLinkControlProps extends FieldControlProps {
  /** The stored sound. */
  current: StoredFile | null | undefined;
  /** Called after a choice, to validate it. */
  onChosen: () => void;
}

/**
 * A link field in an `EntityForm` that also takes a sound file instead, with a player; removing the file restores the
 * link that the field had before. Internal.
 */
export function SoundLinkControl({ current, onChosen, ...props }: SoundLinkControlProps) {
  const { id, field, control, start, error } = props;
  const { value, onChange } = useController({ name: field.name, control }).field;
  const file = value instanceof File ? value : null;
  const [replacedLink, setReplacedLink] = useState<unknown>(start);
  const link = file ? replacedLink : value;
  return (
    <>
      {!file && <LineControl {...props} />}
      <FileField
        // The error summary links to this id while a sound is chosen.
        id={file ? id : `${id}-sound`}
        name={`${field.name}-sound`}
        label={soundLabel}
        kind="sound"
        error={file ? error : undefined}
        current={link === start ? current : null}
        file={file}
        onFileChange={(chosen) => {
          setReplacedLink(link);
          onChange(chosen ?? link);
          onChosen();
        }}
      />
    </>
  );
}
