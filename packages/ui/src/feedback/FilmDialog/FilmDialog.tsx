import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { embedUrls } from '@porchlight/contract/rich-text';
import { parseFilmUrl } from '@porchlight/contract/rich-text-links';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { UploadProgress } from '../../inputs/EntityForm/index.ts';
import { FileField } from '../../inputs/FileField/index.ts';
import { FormField } from '../../inputs/FormField/index.ts';
import type { TextFilm } from '../../inputs/RichTextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';
import { ErrorMessage } from '../ErrorMessage/index.ts';
import { FilmUploadError, playable, type UploadMediaFile, uploadFilm } from './upload-film.ts';

/** Props of `FilmDialog`: MUI's dialog, plus the film and its upload. */
export interface FilmDialogProps extends Omit<DialogProps, 'children' | 'title' | 'open' | 'onClose'> {
  /** The film that is in the text already, to edit or replace. */
  current?: TextFilm;
  /** Uploads a film, its captions or its poster. Must reject with an `Error` whose message can be shown. */
  send: UploadMediaFile;
  /** Returns the URL of a stored file, given its name. */
  fileUrl: (name: string) => string;
  /** Called with the chosen film, or with null on cancel. */
  onAnswer: (film: TextFilm | null) => void;
}

/** Error messages by field. */
type FilmErrors = Partial<Record<'address' | 'film' | 'captions' | 'title' | 'save', string>>;

const missingTitleError = 'Enter a title.';
const codecHint = 'This browser can’t play this video, and others may not either. An MP4 with H.264 plays everywhere.';

/** Initial values of the fields, for either type of film. */
function fieldsOf(current: TextFilm | undefined) {
  const address = current?.type === 'embed' ? embedUrls(current.attrs.provider, current.attrs.id)?.page : undefined;
  const uploaded = current?.type === 'film' ? current.attrs : undefined;
  return { isUpload: uploaded !== undefined, address: address ?? '', title: current?.attrs.title ?? '', uploaded };
}

/**
 * A dialog for a film in a text: the URL of one on another site, or an uploaded file with captions. Interrupted uploads
 * resume, and errors keep everything typed and chosen.
 *
 * - **When**: inserting a film into a text, or editing one.
 * - **Not for**: a silent decorative film: `LoopingVideo`.
 * - **Keys**: arrows switch between the two types; Escape cancels unless an upload is running.
 */
export function FilmDialog({ current, send, fileUrl, onAnswer, ...rest }: FilmDialogProps) {
  const id = useId();
  const start = fieldsOf(current);
  const [isUpload, setIsUpload] = useState(start.isUpload);
  const [hasSwitchedType, setHasSwitchedType] = useState(false);
  const [address, setAddress] = useState(start.address);
  const [title, setTitle] = useState(start.title);
  const [film, setFilm] = useState<File | null>(null);
  const [captions, setCaptions] = useState<File | null>(null);
  const [wordless, setWordless] = useState(start.uploaded?.wordless === true);
  const [isUnplayable, setIsUnplayable] = useState(false);
  const [errors, setErrors] = useState<FilmErrors>({});
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const isBusy = progress !== null;

  const showErrors = (newErrors: FilmErrors) => {
    setErrors(newErrors);
    const first = (['address', 'film', 'captions', 'title'] as const).find((field) => newErrors[field]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };

  const addEmbed = () => {
    const embed = parseFilmUrl(address);
    if (!embed) return showErrors({ address: 'Enter the web address of a video on YouTube or Vimeo.' });
    onAnswer({ type: 'embed', attrs: { ...embed, title: title.trim() } });
  };

  const addUpload = async () => {
    const newErrors: FilmErrors = { title: title.trim() ? undefined : missingTitleError };
    if (film) newErrors.film = checkFile(film, fileRules.film);
    else if (!start.uploaded) newErrors.film = 'Choose a video.';
    if (captions && !wordless) newErrors.captions = checkFile(captions, fileRules.captions);
    showErrors(newErrors);
    if (newErrors.film || newErrors.captions || newErrors.title) return;
    const controller = new AbortController();
    upload.current = controller;
    setProgress(0);
    try {
      const chosen = { film, captions, wordless, title: title.trim(), stored: start.uploaded };
      const attrs = await uploadFilm(chosen, send, controller.signal, setProgress);
      if (!controller.signal.aborted) onAnswer({ type: 'film', attrs });
    } catch (reason) {
      if (controller.signal.aborted) return;
      setProgress(null);
      showErrors(
        reason instanceof FilmUploadError
          ? { [reason.field]: reason.message }
          : { save: 'This could not be uploaded. Try again.' },
      );
    }
  };

  const stopUpload = () => {
    upload.current?.abort();
    setProgress(null);
  };

  const titleField = (
    <FormField
      id={`${id}-title`}
      label="Title"
      help="Visitors see the title before they play the video."
      error={errors.title}
      required={isUpload}
    >
      {(control) => (
        <OutlinedInput
          {...control}
          value={title}
          disabled={isBusy}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ input: { dir: 'auto' } }}
        />
      )}
    </FormField>
  );

  return (
    <Dialog {...rest} open onClose={() => !isBusy && onAnswer(null)} aria-labelledby={`${id}-heading`} fullWidth>
      <DialogTitle id={`${id}-heading`}>Video</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals: the form around the dialog must not be submitted.
          event.stopPropagation();
          if (isBusy) return;
          if (isUpload) void addUpload();
          else addEmbed();
        }}
      >
        <DialogContent>
          <Stack spacing={2}>
            {errors.save && <ErrorMessage text={errors.save} />}
            <RadioGroup
              aria-label="Where the video is"
              value={isUpload ? 'own' : 'other'}
              onChange={(_, value) => {
                setIsUpload(value === 'own');
                // Stops `autoFocus` from moving the focus away from the radio buttons.
                setHasSwitchedType(true);
                setErrors({});
              }}
            >
              <FormControlLabel value="other" disabled={isBusy} control={<Radio />} label="From another site" />
              <FormControlLabel value="own" disabled={isBusy} control={<Radio />} label="Uploaded file" />
            </RadioGroup>
            {!isUpload && (
              <>
                <DialogContentText>Nothing is loaded from that site until a visitor plays the video.</DialogContentText>
                <FormField
                  id={`${id}-address`}
                  label="Address"
                  help="On YouTube or Vimeo."
                  error={errors.address}
                  required
                >
                  {(control) => (
                    <OutlinedInput
                      {...control}
                      autoFocus={!hasSwitchedType}
                      value={address}
                      onChange={(event) => setAddress(event.target.value)}
                    />
                  )}
                </FormField>
                {titleField}
              </>
            )}
            {isUpload && (
              <>
                <FileField
                  id={`${id}-film`}
                  name="film"
                  label="Video file"
                  kind="film"
                  required
                  disabled={isBusy}
                  file={film}
                  current={start.uploaded && { url: fileUrl(start.uploaded.name), name: start.uploaded.title }}
                  help={isUnplayable ? codecHint : undefined}
                  error={errors.film}
                  onUnreadable={() => setIsUnplayable(true)}
                  onFileChange={(next) => {
                    setFilm(next && playable(next));
                    setIsUnplayable(false);
                    setErrors({ ...errors, film: next ? checkFile(next, fileRules.film) : undefined });
                  }}
                />
                {titleField}
                {!wordless && (
                  <FileField
                    id={`${id}-captions`}
                    name="captions"
                    label="Captions"
                    kind="captions"
                    disabled={isBusy}
                    file={captions}
                    current={start.uploaded?.captions ? { url: fileUrl(start.uploaded.captions) } : null}
                    help="WebVTT (.vtt) or SubRip (.srt). Captions show what is said, for people who can’t hear it. You can add them later. We will remind you."
                    error={errors.captions}
                    onFileChange={(next) => {
                      setCaptions(next);
                      setErrors({ ...errors, captions: next ? checkFile(next, fileRules.captions) : undefined });
                    }}
                  />
                )}
                <FormControlLabel
                  label="Nobody speaks in this video"
                  control={
                    <Checkbox checked={wordless} disabled={isBusy} onChange={(_, checked) => setWordless(checked)} />
                  }
                />
                {isBusy && <UploadProgress progress={progress} onStop={stopUpload} />}
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            {isBusy ? 'Uploading…' : `${current ? 'Change' : 'Add'} video`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
