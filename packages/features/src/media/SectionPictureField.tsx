import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import type { SectionFileProps } from '@porchlight/ui/inputs/EntityForm';
import { FileField } from '@porchlight/ui/inputs/FileField';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useImperativeHandle, useRef, useState } from 'react';
import { registerFileKeys, staffFileUrl } from '../entity/index.ts';
import { LazyMediaPicker } from './LazyMediaPicker.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { pictureAltText, registerPictureAlt } from './picture-alts.ts';

/** The picture of a section: one of the library, or a new one, which is described and added to it. */
export function SectionPictureField({ id, label, value, onChange, error, inputRef, ...rest }: SectionFileProps) {
  const dialogs = useDialogs();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => input.current?.focus() }), []);
  const [isOpen, setIsOpen] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const upload = async (file: File | null) => {
    const problem = file ? checkFile(file, fileRules.image) : undefined;
    setFileError(problem && file ? `${file.name}: ${problem}` : undefined);
    if (!file) return onChange('');
    // What was there stays until the new picture is stored.
    const picture = problem ? null : await dialogs.open(PictureDialog, { initialFile: file, isNew: true });
    if (input.current) input.current.value = '';
    if (!picture || !('name' in picture)) return;
    registerPictureAlt(picture.name, picture.alt);
    onChange(picture.name);
  };
  const altText = pictureAltText(value);
  return (
    <Stack spacing={0.5}>
      <FileField
        {...rest}
        id={id}
        name={`${id}-file`}
        label={label}
        kind="image"
        file={null}
        current={value ? { url: staffFileUrl(value), name: label, isChosen: true } : null}
        error={fileError ?? error}
        inputRef={input}
        onFileChange={(file) => void upload(file)}
        onOpenLibrary={() => setIsOpen(true)}
      />
      {altText && (
        <Typography variant="small" color="textSecondary">
          {altText}
        </Typography>
      )}
      {isOpen && (
        <LazyMediaPicker
          onClose={() => setIsOpen(false)}
          onChoose={({ name, alt, fileKey }) => {
            setIsOpen(false);
            if (fileKey) registerFileKeys({ [name]: fileKey });
            registerPictureAlt(name, alt);
            onChange(name);
          }}
        />
      )}
    </Stack>
  );
}
