import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { PictureLibraryComponent, StoredPicture } from './entity-form-types.ts';
import { FileControl, type FileControlProps } from './FileControl.tsx';

interface LibraryControlProps extends Omit<FileControlProps, 'onChosen' | 'onOpenLibrary' | 'onRemove'> {
  /** For pictures. @default none: the stored file can only be removed */
  library?: PictureLibraryComponent;
  /** Called after every choice. @param picture the stored picture, if one was chosen */
  onChosen: (picture?: StoredPicture) => void;
}

/** The id that stands for no picture. */
const noPicture = '0';

/** A field of an `EntityForm` for a picture with a choice from the library, or for another file that can be removed. Internal. */
export function LibraryControl({ library: Library, onChosen, ...props }: LibraryControlProps) {
  const { field, control, current } = props;
  const { field: file } = useController({ name: field.name, control });
  const { field: idField } = useController({ name: `${field.name}_from`, control });
  const [isOpen, setIsOpen] = useState(false);
  const [picture, setPicture] = useState<StoredPicture>();
  // A restored draft has only the picture's id.
  const preview =
    picture && String(picture.id) === idField.value ? picture : { previewUrl: '', title: 'Chosen picture' };
  const chosen = { url: preview.previewUrl, name: preview.title, isChosen: true } as const;
  const isRemoved = idField.value === noPicture;
  const stored = isRemoved && current ? { ...current, isRemoved } : current;
  const shown = idField.value && !isRemoved ? chosen : stored;
  return (
    <>
      <FileControl
        {...props}
        current={shown}
        onOpenLibrary={Library && (() => setIsOpen(true))}
        onRemove={
          current && !field.required
            ? () => {
                file.onChange(null);
                idField.onChange(noPicture);
                onChosen();
              }
            : undefined
        }
        onChosen={() => {
          idField.onChange('');
          onChosen();
        }}
      />
      {isOpen && Library && (
        <Library
          onClose={() => setIsOpen(false)}
          onChoose={(next) => {
            setIsOpen(false);
            setPicture(next);
            file.onChange(null);
            idField.onChange(String(next.id));
            onChosen(next);
          }}
        />
      )}
    </>
  );
}
