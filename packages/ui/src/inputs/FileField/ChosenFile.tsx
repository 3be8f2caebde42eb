import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { FileKind } from '@porchlight/contract/fields';
import { formatBytes } from '@porchlight/contract/file-rules';
import { useState } from 'react';
import { useObjectUrl } from '../../hooks/useObjectUrl.ts';
import { AudioPlayer } from '../../media/AudioPlayer/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color, radius } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import type { StoredFile } from './stored-file.ts';

/** Link texts for stored files without a name. */
const storedNames = {
  image: 'Open the stored picture',
  pdf: 'Open the stored PDF',
  sound: 'Open the stored audio file',
  film: 'Open the stored video',
  captions: 'Open the stored captions',
} as const;

interface ChosenFileProps {
  kind: FileKind;
  ratio: '1/1' | undefined;
  file: File | null;
  current: StoredFile | null | undefined;
  onReset: () => void;
  /** Called to remove the stored file; without it there is no such button. */
  onRemove?: () => void;
  onUnreadable?: () => void;
}

/** The content of a file field: the file just chosen, else the stored one. Internal to `FileField`. */
export function ChosenFile({ kind, ratio, file, current, onReset, onRemove, onUnreadable }: ChosenFileProps) {
  const preview = useObjectUrl(kind === 'pdf' || kind === 'captions' ? null : file);
  const url = file ? preview : current?.url;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const onBroken = () => {
    setBrokenUrl(url ?? undefined);
    if (file) onUnreadable?.();
  };
  return (
    <Root>
      {kind === 'image' && url && url !== brokenUrl && (file || !current?.isRemoved) && (
        <Picture src={url} alt="" onError={onBroken} width={ratio ? 96 : 144} height={96} />
      )}
      <Details>
        {file && <FileName>{file.name}</FileName>}
        {!file && current && (
          <StoredFileLink href={current.url} newTab>
            {current.name ?? storedNames[kind]}
          </StoredFileLink>
        )}
        {file ? (
          <FormHelperText role="status" error={false}>
            {formatBytes(file.size)}
            {current ? ', replaces the stored file when you save' : ''}
          </FormHelperText>
        ) : (
          <FormHelperText role={(current?.isChosen || current?.isRemoved) && 'status'} error={false}>
            {storedText(current, onRemove !== undefined)}
          </FormHelperText>
        )}
        {(file || current?.isChosen || current?.isRemoved) && (
          <Button variant="text" size="small" onClick={onReset}>
            {current && !current.isChosen ? 'Keep stored file' : 'Remove'}
          </Button>
        )}
        {!file && !current?.isChosen && !current?.isRemoved && onRemove && (
          <Button variant="text" size="small" onClick={onRemove}>
            Remove
          </Button>
        )}
      </Details>
      {kind === 'film' && url && url !== brokenUrl && (
        <Film
          src={url}
          controls
          playsInline
          preload="metadata"
          aria-label={file?.name ?? 'Stored video'}
          onError={onBroken}
        />
      )}
      {kind === 'sound' && url && <Player src={url} title={file?.name ?? 'Stored audio file'} />}
    </Root>
  );
}

function storedText(current: StoredFile | null | undefined, canBeRemoved: boolean): string {
  if (current?.isChosen) return 'From the library. Used when you save.';
  if (current?.isRemoved) return 'Removed when you save.';
  return `This file is stored. It stays unless you choose another${canBeRemoved ? ' or remove it' : ''}.`;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
});

const Player = styled(AudioPlayer)({ inlineSize: '100%' });

const Film = styled('video')({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  maxBlockSize: '40vh',
  borderRadius: radius,
  backgroundColor: color.band,
});

const Picture = styled('img')({
  objectFit: 'cover',
  borderRadius: radius,
  border: '1px solid',
  borderColor: color.border,
});

const Details = styled('div')({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  minInlineSize: 0,
  '& > button': { marginInlineStart: -12 },
});

const FileName = styled('span')({
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

const StoredFileLink = styled(Link)({
  display: 'inline-block',
  paddingBlock: 8,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
