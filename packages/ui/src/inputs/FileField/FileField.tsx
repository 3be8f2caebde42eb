import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import type { FileKind } from '@porchlight/contract/fields';
import { fileRules } from '@porchlight/contract/file-rules';
import { type Ref, useRef, useState } from 'react';
import { color, radius, smallText } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FormField, type FormFieldProps } from '../FormField/index.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FileButton } from './FileButton.tsx';
import { skippedFilesText } from './skipped-files.ts';
import type { StoredFile } from './stored-file.ts';
import { useFileDrop } from './useFileDrop.ts';

/** Props of `FileField`: those of `FormField`, plus the file. */
export interface FileFieldProps extends Omit<FormFieldProps, 'children' | 'onChange' | 'requiredLabel'> {
  /** Name of the form value. */
  name: string;
  /** Pictures get a preview, sounds and films a player, PDFs and captions their name and size. */
  kind: FileKind;
  /** The chosen file; null if there is none. */
  file: File | null;
  /** Called with a chosen or dropped file, and with null when it is removed. */
  onFileChange: (file: File | null) => void;
  /** Called when several files are chosen or dropped. @default of several the first is taken */
  onSeveral?: (files: readonly File[]) => void;
  /** The stored file, which is kept unless a new one is chosen. */
  current?: StoredFile | null;
  /** Called when the stored file is to be removed. @default no such button */
  onRemove?: () => void;
  /** Aspect ratio that a picture is cropped to. @default '3/2' */
  ratio?: '1/1';
  /** Called to open the library of stored files. @default no such button */
  onOpenLibrary?: () => void;
  /** Called if the chosen picture or film can't be decoded. */
  onUnreadable?: () => void;
  /** Ref of the file input. */
  inputRef?: Ref<HTMLInputElement>;
}

const defaultHelp = {
  image: 'JPEG, PNG, WebP, AVIF or GIF, up to 15 MB.',
  pdf: 'One PDF, up to 25 MB.',
  sound: 'MP3, M4A, Ogg or WAV, up to 200 MB.',
  film: 'MP4, MOV or WebM, up to 500 MB.',
  captions: 'WebVTT (.vtt) or SubRip (.srt).',
} as const;

/**
 * Takes one picture, PDF, sound, film or captions file, by file chooser, phone camera, or drag and drop. Of several
 * dropped files it takes the first, and lists the others at the field, also for screen readers. The input has the focus
 * and is what screen readers use; the drop area is for pointers only.
 *
 * - **When**: a picture, PDF or sound of a record, a film in a text.
 * - **Not for**: several files: use one field for each.
 * - **Keys**: Tab, then Space or Enter opens the chooser.
 */
export function FileField({
  id,
  name,
  label,
  kind,
  file,
  onFileChange,
  onRemove,
  onSeveral,
  current,
  ratio,
  required,
  help = defaultHelp[kind],
  error,
  disabled,
  onUnreadable,
  onOpenLibrary,
  inputRef,
  ...rest
}: FileFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const inputRefs = useForkRef(input, inputRef);
  const [skippedText, setSkippedText] = useState('');

  const setFile = (next: File | null, others: readonly File[] = []) => {
    setSkippedText(next ? skippedFilesText(next, others) : '');
    onFileChange(next);
  };

  const dropProps = useFileDrop(({ files }) => {
    const [dropped, ...others] = files;
    if (!dropped || disabled) return;
    if (onSeveral && others.length > 0) return onSeveral([dropped, ...others]);
    // Then the file input has the dropped file, too.
    if (input.current && others.length === 0) input.current.files = files;
    setFile(dropped, others);
  });

  const emptyInput = () => {
    if (!input.current) return;
    input.current.value = '';
    // The button just pressed disappears: the focus moves to the input.
    input.current.focus();
  };
  const resetFile = () => {
    emptyInput();
    setFile(null);
  };
  const removeFile = onRemove && {
    onRemove: () => {
      emptyInput();
      onRemove();
    },
  };

  return (
    <FormField id={id} label={label} required={required} help={help} error={error} disabled={disabled} {...rest}>
      {(control) => (
        <DropArea {...dropProps}>
          {(file || current) && (
            <ChosenFile {...{ kind, ratio, file, current, onUnreadable, ...removeFile }} onReset={resetFile} />
          )}
          <FileButton
            {...control}
            text={file || (current && !current.isRemoved) ? 'Replace' : undefined}
            aria-describedby={
              [skippedText && `${id}-left-out`, control['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            // Dropped files may not be in the input, so the form validates, not the browser.
            required={required && !current && !file}
            ref={inputRefs}
            aria-invalid={error ? true : undefined}
            name={name}
            multiple={onSeveral !== undefined}
            accept={fileRules[kind].accept}
            disabled={disabled}
            onChange={(event) => {
              const [chosen, ...others] = event.currentTarget.files ?? [];
              if (onSeveral && chosen && others.length > 0) return onSeveral([chosen, ...others]);
              // Canceling the chooser keeps the file chosen before.
              if (chosen) setFile(chosen);
            }}
          />
          {onOpenLibrary && (
            <Button variant="text" size="small" disabled={disabled} onClick={onOpenLibrary}>
              Choose from the library
            </Button>
          )}
          <DropHint aria-hidden="true">{onSeveral ? 'or drop pictures here' : 'or drop it here'}</DropHint>
          <SkippedFiles id={`${id}-left-out`} role="status" error>
            {skippedText}
          </SkippedFiles>
        </DropArea>
      )}
    </FormField>
  );
}

const DropArea = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: 16,
  border: '1px dashed',
  borderColor: color.muted,
  borderRadius: radius,
  backgroundColor: color.surface,
  '&[data-over]': { borderStyle: 'solid', borderColor: color.primary, outline: `1px solid ${color.primary}` },
});

const SkippedFiles = styled(FormHelperText)({
  flexBasis: '100%',
  // Takes no room but stays in the document: screen readers only announce changes of an existing live region.
  '&:empty': { position: 'absolute' },
});

const DropHint = styled('span')({
  fontSize: smallText,
  color: color.muted,
  // Touch devices can't drag files.
  '@media (hover: none)': { display: 'none' },
});
