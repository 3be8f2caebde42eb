import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import RemoveIcon from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { space } from '../../theme/index.ts';
import { useFullscreen } from './useFullscreen.ts';

interface PanoramaControlsProps {
  /** Until the viewer is loaded; rendered before already, so that nothing moves. */
  isDisabled: boolean;
  /** Ref of the element that is shown in full screen. */
  frameRef: RefObject<HTMLElement | null>;
  onTurn: (right: number, up: number) => void;
  onZoom: (steps: number) => void;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(1),
  '& > div': {
    display: 'flex',
    gap: space(1),
  },
});

/**
 * A button for every movement, for people who can't drag.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements
 */
export function PanoramaControls({ isDisabled, frameRef, onTurn, onZoom }: PanoramaControlsProps) {
  const { isFullscreenSupported, toggle } = useFullscreen(frameRef);
  return (
    <Root role="group" aria-label="Look around" data-noprint="" data-scripted="">
      <div>
        <IconButton label="Look left" disabled={isDisabled} onClick={() => onTurn(-1, 0)}>
          <ArrowBackIcon />
        </IconButton>
        <IconButton label="Look right" disabled={isDisabled} onClick={() => onTurn(1, 0)}>
          <ArrowForwardIcon />
        </IconButton>
        <IconButton label="Look up" disabled={isDisabled} onClick={() => onTurn(0, 1)}>
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton label="Look down" disabled={isDisabled} onClick={() => onTurn(0, -1)}>
          <ArrowDownwardIcon />
        </IconButton>
      </div>
      <div>
        <IconButton label="Zoom out" disabled={isDisabled} onClick={() => onZoom(-1)}>
          <RemoveIcon />
        </IconButton>
        <IconButton label="Zoom in" disabled={isDisabled} onClick={() => onZoom(1)}>
          <AddIcon />
        </IconButton>
        {isFullscreenSupported && (
          <IconButton label="Full screen" disabled={isDisabled} onClick={toggle}>
            <FullscreenIcon />
          </IconButton>
        )}
      </div>
    </Root>
  );
}
