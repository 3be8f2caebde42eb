import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { fileRules } from '@porchlight/contract/file-rules';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { ErrorSummary, type ErrorSummaryItem } from '../../feedback/ErrorSummary/index.ts';
import { useBeforeUnload } from '../../hooks/useBeforeUnload.ts';
import { color, radius, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { droppedFiles, FileButton, useFileDrop } from '../FileField/index.ts';
import { FormField } from '../FormField/index.ts';
import { PictureTile } from './PictureTile.tsx';
import { isUndescribed, type PictureDraft, type PictureDraftTexts, pictureName } from './picture-draft.ts';
import { SharedTexts } from './SharedTexts.tsx';

export interface PictureBatchProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onChange' | 'onSubmit'> {
  /** Accessible name, such as 'Add pictures'. */
  label: string;
  /** The chosen pictures, in order. */
  pictures: readonly PictureDraft[];
  /** Why the pictures, or some of them, could not be saved. */
  problem?: string;
  /** Whether the uploaded pictures are being saved; disables all controls. */
  isSaving: boolean;
  /** Called with the chosen or dropped files. */
  onAdd: (files: File[]) => void;
  /** Called to choose pictures of the library. @default no such button */
  onOpenLibrary?: () => void;
  /** Called with the changed texts of the picture with this id. */
  onTextsChange: (id: string, words: Partial<PictureDraftTexts>) => void;
  /** Called with what all pictures without a title or a description get. */
  onFillEmpty: (texts: { title: string; description: string }) => void;
  /** Called to retry the failed uploads of these pictures. */
  onRetry: (...ids: string[]) => void;
  /** Called to remove a picture. */
  onRemove: (id: string) => void;
  /** Called to use the library's pictures in place of the same files. */
  onUseExisting: () => void;
  /** Called to remove the pictures that are there already. */
  onRemoveDuplicates: () => void;
  /** Called to save the uploaded pictures. */
  onSave: () => void;
}

const formatPictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

/**
 * A form for adding many pictures: chosen or dropped, each with its upload progress, a title and a description, and one
 * button that saves all. What pictures share is typed once and fills what is empty. An error in one picture is shown there and in the summary, and doesn't prevent saving the
 * others. A picture that is there already is named as soon as it is uploaded, and not saved again. Pictures are shown from `blob:` URLs, which a content security policy must allow.
 *
 * - **When**: adding many pictures to a gallery.
 * - **Not for**: the picture of a record: `FileField` in an `EntityForm`.
 * - **Keys**: Space or Enter opens the file chooser; Tab moves through the pictures; Enter in a title saves.
 */
export function PictureBatch({
  label,
  pictures,
  problem,
  isSaving,
  onAdd,
  onOpenLibrary,
  onTextsChange,
  onFillEmpty,
  onRetry,
  onRemove,
  onUseExisting,
  onRemoveDuplicates,
  onSave,
  ...rest
}: PictureBatchProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const failed = pictures.filter(({ failure }) => failure);
  const uploadedCount = pictures.filter(({ share, failure }) => share === 1 && !failure).length;
  const duplicates = pictures.filter(({ isDuplicate, failure }) => isDuplicate && !failure);
  const savedCount = uploadedCount - duplicates.length;
  const retryable = failed.filter(({ canRetry }) => canRetry);
  const undescribed = pictures.filter(isUndescribed);
  const [isBrief, setIsBrief] = useState(false);
  const isUploading = uploadedCount + failed.length < pictures.length;

  useBeforeUnload(pictures.length > 0);

  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);

  const dropProps = useFileDrop((data) => {
    if (!isSaving) void droppedFiles(data).then((files) => files.length > 0 && onAdd(files));
  });
  const remove = (index: number) => {
    const picture = pictures[index];
    if (!picture) return;
    // The button just pressed disappears: the focus moves to the next picture's.
    const next = pictures[index + 1] ?? pictures[index - 1];
    (next ? document.getElementById(`${id}-${next.id}-remove`) : chooser.current)?.focus();
    onRemove(picture.id);
  };

  return (
    <Form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving && !isUploading) onSave();
      }}
      {...rest}
    >
      {problem && <ErrorSummary ref={summary} title={problem} items={problemsOf(id, pictures)} />}
      <DropArea {...dropProps}>
        <FormField
          id={`${id}-files`}
          label="Pictures"
          help="JPEG, PNG, WebP, AVIF or GIF, up to 15 MB each. Choose as many as you like, or drop them or a folder here."
        >
          {(control) => (
            <FileButton
              {...control}
              ref={chooser}
              text="Choose files"
              multiple
              accept={fileRules.image.accept}
              disabled={isSaving}
              onChange={(event) => {
                const files = [...(event.currentTarget.files ?? [])];
                // Allows the same file, corrected in the meantime, to be chosen again.
                event.currentTarget.value = '';
                onAdd(files);
              }}
            />
          )}
        </FormField>
        {onOpenLibrary && (
          <Button variant="text" disabled={isSaving} onClick={onOpenLibrary}>
            Choose from the library
          </Button>
        )}
      </DropArea>
      <Progress>
        <p role="status">{progressText(pictures.length, uploadedCount, failed.length)}</p>
        {retryable.length > 1 && (
          <Button
            variant="outlined"
            size="small"
            disabled={isSaving}
            onClick={() => onRetry(...retryable.map((each) => each.id))}
          >
            Try all {retryable.length} again
          </Button>
        )}
      </Progress>
      {duplicates.length > 0 && (
        <Alert severity="info">
          {duplicatesText(duplicates)}
          <Choices>
            {duplicates.some(({ existing }) => existing) && (
              <Button variant="outlined" size="small" disabled={isSaving} onClick={onUseExisting}>
                Use the existing {duplicates.length === 1 ? 'picture' : 'pictures'}
              </Button>
            )}
            <Button
              variant="outlined"
              size="small"
              disabled={isSaving}
              onClick={() => {
                // The button just pressed disappears.
                chooser.current?.focus();
                onRemoveDuplicates();
              }}
            >
              Remove {duplicates.length === 1 ? 'this one' : `these ${duplicates.length}`}
            </Button>
          </Choices>
        </Alert>
      )}
      {pictures.length > 1 && <SharedTexts disabled={isSaving} onFill={onFillEmpty} />}
      {pictures.length > 1 && (
        <FormControlLabel
          label="Hide other fields: Tab goes from picture to picture"
          control={<Checkbox checked={isBrief} onChange={(_, checked) => setIsBrief(checked)} />}
        />
      )}
      {pictures.length > 0 && (
        <>
          <Grid aria-label="Chosen pictures">
            {pictures.map((picture, index) => (
              <PictureTile
                key={picture.id}
                id={`${id}-${picture.id}`}
                picture={picture}
                isBrief={isBrief}
                disabled={isSaving}
                onChange={(texts) => onTextsChange(picture.id, texts)}
                onRetry={() => onRetry(picture.id)}
                onRemove={() => remove(index)}
              />
            ))}
          </Grid>
          <Foot>
            {undescribed.length > 0 && (
              <p>
                {`${formatPictures(undescribed.length)} without a description: people who can’t see ${undescribed.length === 1 ? 'it' : 'them'} learn nothing.`}
              </p>
            )}
            {(savedCount > 0 || isUploading) && (
              <Button type="submit" loading={isSaving} disabled={isUploading || savedCount === 0}>
                {isSaving ? 'Saving…' : `Save ${formatPictures(savedCount)}`}
              </Button>
            )}
          </Foot>
        </>
      )}
    </Form>
  );
}

function progressText(total: number, uploadedCount: number, failed: number): string {
  if (total === 0) return '';
  const failedText = failed > 0 ? ` ${failed === 1 ? '1 is' : `${failed} are`} not.` : '';
  return uploadedCount + failed === total
    ? `${uploadedCount} of ${formatPictures(total)} uploaded.${failedText}`
    : `Uploading: ${uploadedCount} of ${total}.`;
}

function problemsOf(id: string, pictures: readonly PictureDraft[]): ErrorSummaryItem[] {
  return pictures.flatMap((picture) => {
    const message = picture.titleError ?? picture.failure;
    return message ? [{ controlId: `${id}-${picture.id}-title`, label: pictureName(picture), message }] : [];
  });
}

/** Which of the pictures are there already. */
function duplicatesText(duplicates: readonly PictureDraft[]): string {
  const count = duplicates.length;
  const names = `${count === 1 ? 'One of these pictures is' : `${count} of these pictures are`}`;
  return duplicates.every(({ existing }) => existing)
    ? `${names} in the library already. Nothing is saved twice.`
    : `${names} there already, in the library or among those that you chose. Nothing is saved twice.`;
}

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

const DropArea = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  padding: space(2),
  border: '2px dashed',
  borderColor: color.border,
  borderRadius: radius,
  '&[data-over]': { borderColor: color.focus },
});

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1), marginBlockStart: space(1) });

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Progress = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

const Foot = styled('div')({
  position: 'sticky',
  // Above a bar that the page may have at the bottom.
  insetBlockEnd: 'var(--pl-foot, 0px)',
  zIndex: 5,
  paddingBlock: space(1.5),
  paddingBlockEnd: `max(${space(1.5)}, env(safe-area-inset-bottom))`,
  backgroundColor: color.background,
  borderBlockStart: `1px solid ${color.border}`,
});
