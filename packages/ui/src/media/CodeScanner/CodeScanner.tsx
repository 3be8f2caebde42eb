import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Notice } from '../../feedback/Notice/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { space } from '../../theme/index.ts';
import { useCamera } from './useCamera.ts';

export interface CodeScannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Reads a code from the current picture of the video; null for none. */
  read: (video: HTMLVideoElement) => Promise<string | null>;
  /** Called with the content of a code; again only when it was out of view. */
  onRead: (content: string) => void;
  /** What was read last and what became of it, which is announced. @default nothing */
  message?: string;
  /** Closes it. */
  onClose: () => void;
}

/**
 * Reads QR codes with the camera. Without one, it says what to do instead. Renders a `section`.
 *
 * - **When**: people show a code at a door. The page needs the permission `camera` in its `Permissions-Policy`.
 * - **Not for**: showing a code: `QrCode`.
 */
export function CodeScanner({ read, onRead, message = '', onClose, ...rest }: CodeScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, read, onRead);
  const problem = state === 'starting' || state === 'running' ? null : problems[state];
  return (
    <Root aria-label="Scan a code" {...rest}>
      {problem ? <Notice>{problem}</Notice> : <video ref={video} playsInline muted aria-label="Camera" />}
      <p role="status">{message || (problem ? '' : 'Hold the code in front of the camera.')}</p>
      <Button variant="outlined" onClick={onClose}>
        Close camera
      </Button>
    </Root>
  );
}

const problems = {
  refused:
    'The browser doesn’t let this page use the camera. Allow it in the browser’s settings for this website, or search for the name or the code below.',
  missing: 'This device has no camera that can be used here. Search for the name or the code below.',
  failed: 'The camera doesn’t start. Another program may be using it. Search for the name or the code below.',
};

const Root = styled('section')({
  display: 'grid',
  gap: space(1),
  justifyItems: 'start',
  '& > video': {
    inlineSize: '100%',
    maxInlineSize: 480,
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: 8,
    backgroundColor: 'black',
  },
  '& > p': { margin: 0, fontSize: '1.25rem', fontWeight: 600, minBlockSize: '1.5em', overflowWrap: 'anywhere' },
});
