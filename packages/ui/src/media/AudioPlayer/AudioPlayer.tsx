import MicNoneIcon from '@mui/icons-material/MicNone';
import { styled } from '@mui/material/styles';
import { formatDuration } from '@porchlight/contract/format-duration';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { color, media, radius, smallText, space } from '../../theme/index.ts';
import { isAudioUrl } from './audio-url.ts';

export interface AudioPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** URL of the sound, or of a page that plays it. */
  src: string;
  /** Title of the sound. */
  title: string;
  /** Length of the sound in seconds, if known; shown before anything is loaded. */
  seconds?: number;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(1),
  '&[data-player]': {
    minHeight: 112,
    padding: space(2),
    border: `1px solid ${color.border}`,
    borderRadius: radius,
    background: color.surface,
  },
  '& > audio': {
    width: '100%',
    [media.print]: {
      display: 'none',
    },
  },
  '& > a': {
    maxWidth: '100%',
  },
  '& > p': {
    maxWidth: '100%',
    fontSize: smallText,
  },
});

/**
 * Plays a sound with the browser's native player; a URL that isn't a sound file or can't be played becomes a link.
 *
 * - **When**: a podcast's page.
 * - **Not for**: background music: nothing on this site plays sound unprompted.
 * - **Keys**: those of the native player: Space plays and pauses, arrow keys seek.
 */
export function AudioPlayer({ src, title, seconds, ...rest }: AudioPlayerProps) {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasFailed = failedSrc === src;

  // An error before hydration fires no further event.
  useEffect(() => {
    if (audioRef.current?.error) setFailedSrc(src);
  }, [src]);

  const isAudio = isAudioUrl(src);
  const hasPlayer = isAudio && !hasFailed;
  return (
    <Root data-player={hasPlayer ? '' : undefined} {...rest}>
      {hasPlayer && (
        // biome-ignore lint/a11y/useMediaCaption: a podcast has no caption track; its description is beside it
        <audio
          ref={audioRef}
          controls
          preload="none"
          src={src}
          aria-label={title}
          title={title}
          onError={() => setFailedSrc(src)}
        />
      )}
      {isAudio && hasFailed && <p role="status">This browser can’t play the audio here.</p>}
      {hasPlayer ? (
        <p>
          {seconds && `${formatDuration(seconds)} · `}
          <a href={src} download>
            Download the audio file
            <span className="pl-sr">{` ${title}`}</span>
          </a>
        </p>
      ) : (
        <Button href={src} newTab>
          <MicNoneIcon />
          <span>
            Listen
            <span className="pl-sr">{` ${title}`}</span>
          </span>
        </Button>
      )}
    </Root>
  );
}
