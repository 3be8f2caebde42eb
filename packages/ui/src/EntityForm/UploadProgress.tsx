import styled from '@emotion/styled';
import { type CSSProperties, useId } from 'react';
import { Button } from '../Button/index.ts';
import { color, motion, radius, smallText } from '../theme/index.ts';

interface UploadProgressProps {
  /** 0 to 1. */
  share: number;
  onStop: () => void;
}

/** How far an upload is, with a way to stop it. Internal to `EntityForm`. */
export function UploadProgress({ share, onStop }: UploadProgressProps) {
  const labelId = useId();
  const percent = Math.round(share * 100);
  return (
    <Root>
      <Words id={labelId}>{percent < 100 ? 'Uploading the file' : 'Saving'}</Words>
      <Bar
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={{ '--share': share } as CSSProperties}
      />
      <Percent aria-hidden="true">{percent} %</Percent>
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
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: smallText,
});

const Words = styled('span')({ gridColumn: '1 / -1' });

const Percent = styled('span')({ fontVariantNumeric: 'tabular-nums', minInlineSize: '3rem', textAlign: 'end' });

const Bar = styled('div')({
  blockSize: 10,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  overflow: 'hidden',
  backgroundColor: color.surface,
  '&::before': {
    content: '""',
    display: 'block',
    blockSize: '100%',
    backgroundColor: color.primary,
    transformOrigin: 'left',
    transform: 'scaleX(var(--share))',
    transition: `transform ${motion}`,
    // The system's colors leave no background: the edge of a filled box stays.
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
