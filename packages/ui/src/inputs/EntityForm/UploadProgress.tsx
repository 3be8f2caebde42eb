import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { smallText } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';

interface UploadProgressProps {
  /** Progress from 0 to 1. */
  progress: number;
  onStop: () => void;
}

/** The progress of an upload, with a button to stop it. Used by `EntityForm` and `FilmDialog`. */
export function UploadProgress({ progress, onStop }: UploadProgressProps) {
  const labelId = useId();
  const percent = Math.round(progress * 100);
  return (
    <Root>
      <span id={labelId}>{percent < 100 ? 'Uploading the file' : 'Saving'}</span>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={labelId} />
      <span aria-hidden="true">{percent} %</span>
      {percent < 100 && (
        <Button variant="outlined" size="small" onClick={onStop}>
          Stop
        </Button>
      )}
    </Root>
  );
}

const Root = styled('div')({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr minmax(3rem, auto) auto',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: smallText,
  fontVariantNumeric: 'tabular-nums',
  '& > :first-child': { gridColumn: '1 / -1' },
});
