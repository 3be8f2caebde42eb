import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { donorUrl } from './donor-url.ts';
import { type DownloadOutcome, downloadAcknowledgment } from './download-acknowledgment.ts';

/** On a donation's page: its letter of thanks, and what else its donor gave. */
export function DonorLinks() {
  const { id = '' } = useParams();
  const [outcome, setOutcome] = useState<DownloadOutcome | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const write = async () => {
    setOutcome(null);
    setIsWriting(true);
    setOutcome(await downloadAcknowledgment(id));
    setIsWriting(false);
  };
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" loading={isWriting} onClick={() => void write()}>
          Letter of thanks
        </Button>
        <Button variant="outlined" size="small" href={donorUrl(id)}>
          All donations of this donor
        </Button>
      </Stack>
      {outcome && !outcome.isWritten && <ErrorMessage text={outcome.text} />}
      <div role="status">{outcome?.isWritten && <Typography>{outcome.text}</Typography>}</div>
    </Stack>
  );
}
