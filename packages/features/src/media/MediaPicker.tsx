import type { AnyRecord } from '@porchlight/contract/entity';
import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@porchlight/ui/feedback/Dialog';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { useOverlayEntry } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { FileButton } from '@porchlight/ui/inputs/FileField';
import { FormField } from '@porchlight/ui/inputs/FormField';
import { SearchBox } from '@porchlight/ui/inputs/SearchBox';
import { Stack } from '@porchlight/ui/layout/Stack';
import { PictureChoice } from '@porchlight/ui/media/PictureChoice';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listKey, sourceOf } from '../api/index.ts';
import { type LibraryPicture, libraryPictureOf } from './library-picture.ts';
import { NewPictureDialog } from './NewPictureDialog.tsx';

/** Pictures per page. */
const picturesPerPage = 24;
/** Debounce of the search while someone types, in milliseconds. */
const debounceMs = 250;

export type MediaPickerProps = { onClose: () => void } & (
  | { onChoose: (picture: LibraryPicture) => void; onChooseMany?: undefined }
  /** Several can be chosen, in the order in which they are given here. */
  | { onChooseMany: (pictures: readonly LibraryPicture[]) => void; onChoose?: undefined }
);

/**
 * Dialog to select a picture from the library, or several, newest first, with a search, or to add one. Rendered only
 * while it is open.
 */
export function MediaPicker({ onChoose, onChooseMany, onClose }: MediaPickerProps) {
  useOverlayEntry(true, onClose);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const media = useInfiniteQuery({
    queryKey: [...listKey('media'), 'picker', search],
    queryFn: ({ client, pageParam: after }) =>
      sourceOf(client).list('media', { limit: picturesPerPage, sort: '-created_at', search, after }),
    // The pictures stay until the next results are there, so that focus in them is not lost.
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page?.next ?? undefined,
  });
  const pictures = media.data?.pages.flatMap(({ records }) => records).filter(({ image }) => image) ?? [];

  const [chosenFile, setChosenFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const chooseFile = (file: File) => {
    const problem = checkFile(file, fileRules.image);
    setFileError(problem && `${file.name}: ${problem}`);
    if (!problem) setChosenFile(file);
  };

  // By id, because a search may hide some of them.
  const [selected, setSelected] = useState<ReadonlyMap<number, LibraryPicture>>(new Map());
  const choose = (id: number) => {
    const record = pictures.find((each) => each.id === id);
    const picture = record && libraryPictureOf(record);
    if (!picture) return;
    if (onChoose) return onChoose(picture);
    const next = new Map(selected);
    if (!next.delete(id)) next.set(id, picture);
    setSelected(next);
  };
  const chooseAdded = (record: AnyRecord) => {
    const picture = libraryPictureOf(record);
    if (picture && onChoose) onChoose(picture);
    else if (picture) onChooseMany?.([...selected.values(), picture]);
  };

  if (chosenFile)
    return <NewPictureDialog file={chosenFile} onAdded={chooseAdded} onBack={() => setChosenFile(null)} />;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Choose from the library</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <SearchBox
            label="Search the library"
            onQueryChange={setTyped}
            onSubmit={(event) => {
              // The search runs while typing; Enter must not submit the surrounding form.
              event.preventDefault();
              event.stopPropagation();
            }}
          />
          <FormField id="media-picker-file" label="Add a picture to the library" error={fileError}>
            {(control) => (
              <FileButton
                {...control}
                accept={fileRules.image.accept}
                onChange={(event) => {
                  const [file] = event.currentTarget.files ?? [];
                  // Allows the same file, corrected in the meantime, to be chosen again.
                  event.currentTarget.value = '';
                  if (file) chooseFile(file);
                }}
              />
            )}
          </FormField>
          {media.isPending && <Loading />}
          {media.isError && (
            <ErrorMessage text="The library can’t be loaded right now." onRetry={() => void media.refetch()} />
          )}
          <Typography variant="small" color="textSecondary" role="status">
            {media.isSuccess && pictures.length === 0 && (search ? `Nothing matches “${search}”.` : 'No media yet.')}
          </Typography>
          <PictureChoice
            label="Pictures of the library"
            pictures={pictures.map((each) => ({ ...each, url: libraryPictureOf(each)?.previewUrl ?? null }))}
            selectedIds={onChooseMany && new Set(selected.keys())}
            onChoose={choose}
          />
          {media.hasNextPage && (
            <Button variant="outlined" loading={media.isFetchingNextPage} onClick={() => void media.fetchNextPage()}>
              Show more
            </Button>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        {onChooseMany && (
          <Button disabled={selected.size === 0} onClick={() => onChooseMany([...selected.values()])}>
            {selected.size === 0
              ? 'Add pictures'
              : `Add ${selected.size} ${selected.size === 1 ? 'picture' : 'pictures'}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const titleId = 'media-picker-title';
