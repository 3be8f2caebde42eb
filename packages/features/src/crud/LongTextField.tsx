import { writePermission } from '@porchlight/contract/call-access';
import { RichTextField, type RichTextFieldProps, type TextPicture } from '@porchlight/ui/RichTextField';
import { useState } from 'react';
import { useMay } from '../api/index.ts';
import { openPictureUrl } from './open-pictures.ts';
import { PictureDialog } from './PictureDialog.tsx';

/** A long text of a record, whose pictures go into the library. */
export function LongTextField(props: RichTextFieldProps) {
  const may = useMay();
  const [asked, setAsked] = useState<{
    current?: TextPicture;
    answer: (picture: TextPicture | null) => void;
  } | null>(null);
  const choosePicture = (current?: TextPicture) => {
    return new Promise<TextPicture | null>((answer) => setAsked({ current, answer }));
  };
  return (
    <>
      <RichTextField
        {...props}
        pictureUrl={openPictureUrl}
        choosePicture={may(writePermission('media')) ? choosePicture : undefined}
      />
      {asked && (
        <PictureDialog
          current={asked.current}
          onAnswer={(picture) => {
            setAsked(null);
            asked.answer(picture);
          }}
        />
      )}
    </>
  );
}
