import type { FileFieldKind } from '@porchlight/contract/fields';
import { type Control, useController } from 'react-hook-form';
import { FileField, type StoredFile } from '../FileField/index.ts';
import type { EntityFormField, FormValues } from './entity-form-types.ts';

/** Props of a file field's control. Internal. */
export interface FileControlProps {
  id: string;
  field: EntityFormField & { kind: FileFieldKind };
  control: Control<FormValues>;
  current: StoredFile | null | undefined;
  error: string | undefined;
  onUnreadable: () => void;
  /** Called after a choice, to validate it. */
  onChosen: () => void;
  /** Called to open the library of stored pictures; without it there is no such button. */
  onOpenLibrary?: () => void;
  /** Called to remove the stored file; without it there is no such button. */
  onRemove?: () => void;
}

/** A picture or PDF field of an `EntityForm`, validated as soon as a file is chosen. Internal. */
export function FileControl({ id, field, control, onChosen, ...rest }: FileControlProps) {
  const { field: binding } = useController({ name: field.name, control });
  return (
    <FileField
      id={id}
      inputRef={binding.ref}
      name={field.name}
      label={field.label}
      kind={field.kind}
      ratio={field.ratio}
      required={field.required}
      help={field.help}
      file={binding.value instanceof File ? binding.value : null}
      onFileChange={(file) => {
        binding.onChange(file);
        onChosen();
      }}
      {...rest}
    />
  );
}
