import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@porchlight/ui/feedback/Dialog';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { FileField } from '@porchlight/ui/inputs/FileField';
import { PictureDescription, type PictureTexts } from '@porchlight/ui/inputs/PictureDescription';
import type { ChosenPicture, TextPicture } from '@porchlight/ui/inputs/RichTextField';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useId, useState } from 'react';
import { reportFailure } from '../api/index.ts';
import { registerFileKeys, staffFileUrl } from '../entity/index.ts';
import { LazyMediaPicker } from './LazyMediaPicker.tsx';
import type { LibraryPicture } from './library-picture.ts';
import { useStorePicture } from './useStorePicture.ts';

/** What the dialog starts from. */
interface InitialPicture {
  /** The picture in the text that is edited or replaced; none to add one. */
  current?: TextPicture;
  /** The file to add, for a pasted or dropped one. */
  initialFile?: File;
  /** It is added to the library only, where its description is: nothing else can be chosen, and it has no caption. */
  isNew?: true;
}

/**
 * Dialog for a picture in a text: a file from the library or a new one, which is added to it, its description and
 * caption. A new picture can be several: they are the result at once, as files or with the library's descriptions. Its
 * result is the picture, or null when it is canceled.
 */
export function PictureDialog({
  payload: { current, initialFile, isNew },
  onClose,
}: OpenedDialogProps<InitialPicture, TextPicture | readonly ChosenPicture[] | null>) {
  const id = useId();
  const store = useStorePicture();
  const [file, setFile] = useState<File | null>(initialFile ?? null);
  const [stored, setStored] = useState<Pick<LibraryPicture, 'name' | 'previewUrl' | 'title'> | null>(
    current ? { name: current.name, previewUrl: staffFileUrl(current.name), title: 'Current picture' } : null,
  );
  const [texts, setTexts] = useState<PictureTexts>({
    description: current?.alt ?? '',
    decorative: current?.alt === '',
    caption: isNew ? undefined : (current?.caption ?? ''),
  });
  const [errors, setErrors] = useState<{ file?: string; description?: string; save?: string }>({});
  const [isSending, setIsSending] = useState(false);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);

  const isSingle = current !== undefined || initialFile !== undefined;
  const chooseStored = (picture: LibraryPicture) => {
    setIsLibraryOpen(false);
    setFile(null);
    setStored(picture);
    setTexts({ ...texts, description: picture.alt, decorative: picture.decorative });
  };
  const alt = texts.decorative ? '' : texts.description.trim();
  const submit = async () => {
    const fileError = file ? checkFile(file, fileRules.image) : 'Choose a picture.';
    const nextErrors = {
      file: stored ? undefined : fileError,
      description: alt || texts.decorative ? undefined : 'Describe the picture, or mark it as decorative.',
    };
    setErrors(nextErrors);
    if (nextErrors.file || nextErrors.description) return;
    setIsSending(true);
    try {
      const name = stored ? stored.name : file && (await store(file, alt, texts.decorative));
      if (name) onClose({ name, alt, caption: texts.caption?.trim() ?? '' });
    } catch (reason) {
      reportFailure('add a picture to a text', reason);
      setErrors({ save: reason instanceof Error ? reason.message : 'This could not be saved. Try again.' });
      setIsSending(false);
    }
  };

  return (
    <Dialog open onClose={() => !isSending && onClose(null)} aria-labelledby={id}>
      <DialogTitle id={id}>Picture</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {errors.save && <ErrorMessage text={errors.save} />}
          <FileField
            id={`${id}-file`}
            name="picture"
            label="Picture"
            kind="image"
            file={file}
            current={stored && { url: stored.previewUrl, name: stored.title, isChosen: true }}
            onFileChange={(next) => {
              setFile(next);
              setStored(null);
            }}
            onSeveral={isSingle ? undefined : onClose}
            onOpenLibrary={isNew ? undefined : () => setIsLibraryOpen(true)}
            error={errors.file}
          />
          <PictureDescription
            {...texts}
            id={id}
            error={errors.description}
            disabled={isSending}
            onChange={(next) => setTexts({ ...texts, ...next })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" disabled={isSending} onClick={() => onClose(null)}>
          Cancel
        </Button>
        <Button loading={isSending} onClick={() => void submit()}>
          {isSending ? 'Uploading…' : `${current ? 'Change' : 'Add'} picture`}
        </Button>
      </DialogActions>
      {isLibraryOpen && (
        <LazyMediaPicker
          onClose={() => setIsLibraryOpen(false)}
          {...(isSingle
            ? { onChoose: chooseStored }
            : {
                onChooseMany: (pictures) => {
                  const [first, ...others] = pictures;
                  if (first && others.length === 0) chooseStored(first);
                  else onClose(pictures.map(asTextPicture));
                },
              })}
        />
      )}
    </Dialog>
  );
}

/** A picture of the library in a text, with its description. */
function asTextPicture({ name, alt, fileKey }: LibraryPicture): TextPicture {
  if (fileKey) registerFileKeys({ [name]: fileKey });
  return { name, alt, caption: '' };
}
