import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { PictureLibraryOf, StoredPicture } from './entity-form-types.ts';
import { FileControl, type FileControlProps } from './FileControl.tsx';

interface LibraryControlProps extends Omit<FileControlProps, 'onChosen' | 'onOpenLibrary'> {
  library: PictureLibraryOf;
  /** Told of every choice. @param picture one that was stored already */
  onChosen: (picture?: StoredPicture) => void;
}

/** A picture of an `EntityForm` that may be one of those that are stored. Internal. */
export function LibraryControl({ library: Library, onChosen, ...props }: LibraryControlProps) {
  const { field, control, current } = props;
  const { field: file } = useController({ name: field.name, control });
  const { field: from } = useController({ name: `${field.name}_from`, control });
  const [isOpen, setIsOpen] = useState(false);
  const [picture, setPicture] = useState<StoredPicture>();
  // A draft knows its number alone.
  const known = picture && String(picture.id) === from.value ? picture : { previewUrl: '', title: 'A picture' };
  const chosen = { url: known.previewUrl, name: known.title, isChosen: true } as const;
  return (
    <>
      <FileControl
        {...props}
        current={from.value ? chosen : current}
        onOpenLibrary={() => setIsOpen(true)}
        onChosen={() => {
          from.onChange('');
          onChosen();
        }}
      />
      {isOpen && (
        <Library
          onClose={() => setIsOpen(false)}
          onChoose={(next) => {
            setIsOpen(false);
            setPicture(next);
            file.onChange(null);
            from.onChange(String(next.id));
            onChosen(next);
          }}
        />
      )}
    </>
  );
}
