import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { formatBytes } from '@porchlight/contract/file-rules';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { color, radius } from '../theme/index.ts';
import type { StoredFile } from './stored-file.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** What a stored file without a name of its own is called. */
const storedNames = { image: 'Open the stored picture', pdf: 'Open the stored PDF' } as const;

interface ChosenFileProps {
  kind: 'image' | 'pdf';
  ratio: '1/1' | undefined;
  file: File | null;
  current: StoredFile | null | undefined;
  onTakeBack: () => void;
  onUnreadable?: () => void;
}

/** What a file field holds: the file that was just chosen, else the stored one. Internal to `FileField`. */
export function ChosenFile({ kind, ratio, file, current, onTakeBack, onUnreadable }: ChosenFileProps) {
  const preview = useObjectUrl(kind === 'image' ? file : null);
  const pictureUrl = file ? preview : current?.url;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const onBroken = () => {
    setBrokenUrl(pictureUrl ?? undefined);
    if (file) onUnreadable?.();
  };
  return (
    <Shown>
      {kind === 'image' && pictureUrl && pictureUrl !== brokenUrl && (
        <Picture src={pictureUrl} alt="" onError={onBroken} width={ratio ? 96 : 144} height={96} />
      )}
      <About>
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
          <FormHelperText error={false}>Stored now. It stays unless you choose another.</FormHelperText>
        )}
        {file && (
          <Button variant="text" size="small" onClick={onTakeBack}>
            {current ? 'Keep the stored file' : 'Take it back'}
          </Button>
        )}
      </About>
    </Shown>
  );
}

const Shown = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
});

const Picture = styled('img')({
  objectFit: 'cover',
  borderRadius: radius,
  border: '1px solid',
  borderColor: color.border,
});

const About = styled('div')({
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
