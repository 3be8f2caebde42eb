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
 * link that the field had before. A stored sound can be removed where the link is optional. Internal.
 */
export function SoundLinkControl({ current, onChosen, ...props }: SoundLinkControlProps) {
  const { id, field, control, start, error } = props;
  const { value, onChange } = useController({ name: field.name, control }).field;
  const file = value instanceof File ? value : null;
  const [replacedLink, setReplacedLink] = useState<unknown>(start);
  const link = file ? replacedLink : value;
  const isRemoved = Boolean(current) && !file && link === '';
  const stored = isRemoved && current ? { ...current, isRemoved } : current;
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
        current={link === start || isRemoved ? stored : null}
        file={file}
        onFileChange={(chosen) => {
          setReplacedLink(link);
          onChange(chosen ?? (isRemoved ? start : link));
          onChosen();
        }}
        onRemove={
          current && !field.required
            ? () => {
                onChange('');
                onChosen();
              }
            : undefined
        }
      />
    </>
  );
}
