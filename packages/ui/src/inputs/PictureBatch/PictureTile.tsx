import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useObjectUrl } from '../../hooks/useObjectUrl.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FormField } from '../FormField/index.ts';
import { PictureDescription } from '../PictureDescription/index.ts';
import type { PictureDraft, PictureDraftTexts } from './picture-draft.ts';

interface PictureTileProps {
  id: string;
  picture: PictureDraft;
  disabled: boolean;
  onChange: (texts: Partial<PictureDraftTexts>) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** A chosen picture with its preview, upload progress, title and description. Internal to `PictureBatch`. */
export function PictureTile({ id, picture, disabled, onChange, onRetry, onRemove }: PictureTileProps) {
  const { file, title, description, decorative, share, failure, canRetry, titleError } = picture;
  const url = useObjectUrl(file);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const context = <span className="pl-sr">{` ${title || file.name}`}</span>;
  return (
    <Tile aria-label={title || file.name}>
      <Frame>
        {url && url !== brokenUrl && (
          <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBrokenUrl(url)} />
        )}
      </Frame>
      <FileName>{file.name}</FileName>
      {failure ? (
        <FormHelperText error>
          <span aria-hidden="true">▲</span> {failure}
        </FormHelperText>
      ) : (
        share < 1 && (
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={`Uploading ${title || file.name}`}
          />
        )
      )}
      <FormField id={`${id}-title`} label="Title" required error={titleError}>
        {(control) => (
          <OutlinedInput
            {...control}
            value={title}
            disabled={disabled}
            onChange={(event) => onChange({ title: event.target.value })}
            slotProps={{ input: { autoComplete: 'off', dir: 'auto' } }}
          />
        )}
      </FormField>
      <PictureDescription {...{ id, description, decorative, disabled, onChange }} />
      <Choices>
        {failure && canRetry && (
          <Button variant="outlined" size="small" disabled={disabled} onClick={onRetry}>
            Try again
            {context}
          </Button>
        )}
        <Button id={`${id}-remove`} variant="text" size="small" disabled={disabled} onClick={onRemove}>
          Remove
          {context}
        </Button>
      </Choices>
    </Tile>
  );
}

const Tile = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(1.5),
  padding: space(2),
  border: '1px solid',
  borderColor: color.border,
  borderRadius: radius,
  background: color.surface,
});

const Frame = styled('div')({
  aspectRatio: '3 / 2',
  background: color.border,
  borderRadius: radius,
  overflow: 'hidden',
  '& > img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

const FileName = styled('span')({ fontSize: smallText, overflowWrap: 'anywhere', color: color.muted });

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
