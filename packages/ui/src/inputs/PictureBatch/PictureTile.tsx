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
import { isUndescribed, type PictureDraft, type PictureDraftTexts, pictureName } from './picture-draft.ts';

interface PictureTileProps {
  id: string;
  picture: PictureDraft;
  /** Shows the title as a text, and of the fields only the description. */
  isBrief: boolean;
  disabled: boolean;
  onChange: (texts: Partial<PictureDraftTexts>) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** A chosen picture with its preview, upload progress, title and description. Internal to `PictureBatch`. */
export function PictureTile({ id, picture, isBrief, disabled, onChange, onRetry, onRemove }: PictureTileProps) {
  const { file, existing, isDuplicate, title, description, decorative, share, failure, canRetry, titleError } = picture;
  const fileUrl = useObjectUrl(file ?? null);
  const url = file ? fileUrl : existing?.url;
  const name = pictureName(picture);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const context = <span className="pl-sr">{` ${name}`}</span>;
  return (
    <Tile aria-label={name}>
      <Frame>
        {url && url !== brokenUrl && (
          <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBrokenUrl(url)} />
        )}
      </Frame>
      <FileName>{file?.name ?? 'From the library'}</FileName>
      {failure ? (
        <FormHelperText error>
          <span aria-hidden="true">▲</span> {failure}
        </FormHelperText>
      ) : (
        share < 1 && (
          <LinearProgress variant="determinate" value={Math.round(share * 100)} aria-label={`Uploading ${name}`} />
        )
      )}
      {isDuplicate && !failure && (
        <FormHelperText>
          {existing ? `The library has this picture already, as “${existing.title}”.` : 'You chose this picture twice.'}
        </FormHelperText>
      )}
      {existing && file && !isDuplicate && (
        <FormHelperText>The library has this picture: that one is used, as “{existing.title}”.</FormHelperText>
      )}
      {isBrief && <strong>{title || 'No title'}</strong>}
      {((!isBrief && !isDuplicate) || titleError) && (
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
      )}
      {isBrief && !isDuplicate && <BriefDescription {...{ id, picture, disabled, onChange }} />}
      {!isBrief && !isDuplicate && <PictureDescription {...{ id, description, decorative, disabled, onChange }} />}
      {isUndescribed(picture) && <FormHelperText>No description yet</FormHelperText>}
      {(!isBrief || failure) && (
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
      )}
    </Tile>
  );
}

/** The description alone, or a line for a decorative picture. */
function BriefDescription({
  id,
  picture,
  disabled,
  onChange,
}: Pick<PictureTileProps, 'id' | 'picture' | 'disabled' | 'onChange'>) {
  const { description, decorative } = picture;
  if (decorative) return <FormHelperText>Decorative: screen readers skip it</FormHelperText>;
  return (
    <OutlinedInput
      id={`${id}-description`}
      multiline
      minRows={2}
      value={description}
      disabled={disabled}
      onChange={(event) => onChange({ description: event.target.value })}
      slotProps={{ input: { 'aria-label': `Description of ${pictureName(picture)}`, dir: 'auto' } }}
    />
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
