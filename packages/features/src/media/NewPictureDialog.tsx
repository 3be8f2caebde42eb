import type { AnyRecord } from '@porchlight/contract/entity';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@porchlight/ui/feedback/Dialog';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { useObjectUrl } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { PictureDescription } from '@porchlight/ui/inputs/PictureDescription';
import { Stack } from '@porchlight/ui/layout/Stack';
import { ResponsiveImage } from '@porchlight/ui/media/ResponsiveImage';
import { useId, useState } from 'react';
import { reportFailure } from '../api/index.ts';
import { failureText } from '../entity/index.ts';
import { titleFromFileName } from './title-from-file-name.ts';
import { useAddPicture } from './useStorePicture.ts';

interface NewPictureDialogProps {
  /** The picture, which has been checked. */
  file: File;
  /** Called with the library's record. */
  onAdded: (record: AnyRecord) => void;
  /** Called to choose another picture. */
  onBack: () => void;
}

/** Dialog that asks what a picture shows before it is added to the library: later nobody comes back to it. */
export function NewPictureDialog({ file, onAdded, onBack }: NewPictureDialogProps) {
  const id = useId();
  const url = useObjectUrl(file);
  const addPicture = useAddPicture();
  const [texts, setTexts] = useState({ description: '', decorative: false });
  const [problem, setProblem] = useState<{ description?: string; save?: string }>({});
  const [isSending, setIsSending] = useState(false);
  const alt = texts.decorative ? '' : texts.description.trim();
  const add = async () => {
    if (!alt && !texts.decorative) {
      setProblem({ description: 'Describe the picture, or mark it as decorative.' });
      document.getElementById(`${id}-description`)?.focus();
      return;
    }
    setProblem({});
    setIsSending(true);
    try {
      const title = titleFromFileName(file.name);
      onAdded(await addPicture(file, { title, alt, decorative: texts.decorative }));
    } catch (cause) {
      reportFailure('add a picture to the library', cause);
      setProblem({ save: failureText(cause) });
      setIsSending(false);
    }
  };
  return (
    <Dialog open onClose={() => !isSending && onBack()} fullWidth maxWidth="sm" aria-labelledby={`${id}-heading`}>
      <DialogTitle id={`${id}-heading`}>Add a picture to the library</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {problem.save && <ErrorMessage text={problem.save} />}
          <ResponsiveImage src={url} alt="" seed={file.name} />
          <PictureDescription
            {...texts}
            id={id}
            autoFocus
            error={problem.description}
            disabled={isSending}
            onChange={(changed) => setTexts({ ...texts, ...changed })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" disabled={isSending} onClick={onBack}>
          Choose another
        </Button>
        <Button loading={isSending} onClick={() => void add()}>
          {isSending ? 'Uploading…' : 'Add picture'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
