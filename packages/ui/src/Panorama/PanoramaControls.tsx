import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { space } from '../theme/index.ts';
import type { PanoramaWords } from './panorama-words.ts';
import { useFullscreen } from './useFullscreen.ts';

interface PanoramaControlsProps {
  words: PanoramaWords;
  /** Until the viewer is there; the row has its place before, so that nothing moves. */
  isDisabled: boolean;
  /** What fills the screen. */
  frameRef: RefObject<HTMLElement | null>;
  onTurn: (right: number, up: number) => void;
  onZoom: (steps: number) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
  & > div {
    display: flex;
    gap: ${space(1)};
  }
`;

/** Every movement as a button, for who can't drag. @see https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements */
export function PanoramaControls({ words, isDisabled, frameRef, onTurn, onZoom }: PanoramaControlsProps) {
  const { canFill, toggle } = useFullscreen(frameRef);
  return (
    <Root role="group" aria-label={words.controls} data-noprint="" data-scripted="">
      <div>
        <IconButton icon="previous" label={words.left} disabled={isDisabled} onClick={() => onTurn(-1, 0)} />
        <IconButton icon="next" label={words.right} disabled={isDisabled} onClick={() => onTurn(1, 0)} />
        <IconButton icon="up" label={words.up} disabled={isDisabled} onClick={() => onTurn(0, 1)} />
        <IconButton icon="down" label={words.down} disabled={isDisabled} onClick={() => onTurn(0, -1)} />
      </div>
      <div>
        <IconButton icon="minus" label={words.farther} disabled={isDisabled} onClick={() => onZoom(-1)} />
        <IconButton icon="plus" label={words.closer} disabled={isDisabled} onClick={() => onZoom(1)} />
        {canFill && <IconButton icon="fullscreen" label={words.fullscreen} disabled={isDisabled} onClick={toggle} />}
      </div>
    </Root>
  );
}
