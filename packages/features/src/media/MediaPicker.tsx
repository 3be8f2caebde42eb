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
import { fileKeysOf } from '../entity/index.ts';
import { thumbnailUrl } from '../urls/index.ts';
import { NewPictureDialog } from './NewPictureDialog.tsx';

/** Pictures per page. */
const picturesPerPage = 24;
/** Debounce of the search while someone types, in milliseconds. */
const debounceMs = 250;

/** A picture selected from the library. */
export interface LibraryPicture {
  id: number;
  /** Name of its file. */
  name: string;
  /** URL of a thumbnail that staff can open, also while the picture is not public. */
  previewUrl: string;
  title: string;
  /** Alternative text; '' if it is decorative or has none. */
  alt: string;
  decorative: boolean;
  /** Query string that gives staff access to its file while it is not public. */
  fileKey?: string;
}

export interface MediaPickerProps {
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** Dialog to select a picture from the library, newest first, with a search, or to add one. Rendered only while it is open. */
export function MediaPicker({ onChoose, onClose }: MediaPickerProps) {
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

  const choose = (id: number) => {
    const picture = pictures.find((each) => each.id === id);
    if (picture) choosePicture(picture);
  };
  const choosePicture = (record: AnyRecord) => {
    const { id, image, title, alt, decorative } = record;
    if (typeof image !== 'string') return;
    onChoose({
      ...{ id, name: image, previewUrl: previewUrl(record) ?? '', title: String(title ?? '') },
      ...{
        alt: decorative ? '' : String(alt ?? ''),
        decorative: decorative === true,
        fileKey: fileKeysOf(record).image,
      },
    });
  };

  if (chosenFile)
    return <NewPictureDialog file={chosenFile} onAdded={choosePicture} onBack={() => setChosenFile(null)} />;
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
            pictures={pictures.map((each) => ({ ...each, url: previewUrl(each) }))}
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
      </DialogActions>
    </Dialog>
  );
}

const titleId = 'media-picker-title';

/** Thumbnail URL with the key that gives staff access while no published record shows the picture. */
function previewUrl(record: AnyRecord): string | null {
  const key = fileKeysOf(record).image;
  return typeof record.image === 'string' ? thumbnailUrl(record.image, 320) + (key ? `&${key}` : '') : null;
}
