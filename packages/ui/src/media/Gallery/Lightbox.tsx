import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { arrowKeyIndex } from '../../hooks/arrow-key-index.ts';
import { useSwipe } from '../../hooks/useSwipe.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { motion, smallText } from '../../theme/index.ts';
import { pictureFileUrl, ResponsiveImage } from '../ResponsiveImage/index.ts';
import type { GalleryPicture } from './gallery-picture.ts';

export interface LightboxProps {
  /** The pictures to browse. */
  pictures: readonly GalleryPicture[];
  /** Index of the shown picture, from 0. */
  index: number;
  /** URL of a smaller file of the shown picture, which is in its place until it has loaded. @default none */
  smallUrl?: string;
  /** Called with the index of another picture to show. */
  onShow: (index: number) => void;
  /** Called to close the viewer. */
  onClose: () => void;
}

/** The picture viewer: a picture in full-screen size, with its caption and buttons for the neighbors. */
export function Lightbox({ pictures, index, smallUrl, onShow, onClose }: LightboxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = arrowKeyIndex(event, index, pictures.length);
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
  };
  return (
    // Arrow keys work wherever the focus is in the dialog; each has a button, too.
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': 'Picture viewer' } }}
    >
      <LightboxContent {...{ pictures, index, smallUrl, onShow, onClose }} />
    </Dialog>
  );
}

/**
 * Content of the dialog. A component of its own, because MUI mounts it one render later, and its effects need the DOM.
 */
function LightboxContent({ pictures, index, smallUrl, onShow, onClose }: LightboxProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const position = `${index + 1} of ${count}`;
  const go = (step: 1 | -1) => onShow((index + step + count) % count);
  useSwipe(frameRef, count > 1, go);
  const picture = pictures[index];
  if (!picture?.src) return null;
  return (
    <Root data-night="">
      <div>
        <span>{position}</span>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <Picture ref={frameRef}>
        <ResponsiveImage
          key={picture.id}
          src={picture.src}
          alt={picture.alt ?? picture.title}
          seed={picture.seed}
          style={smallUrl ? { backgroundImage: `url("${smallUrl}")` } : undefined}
          priority
        />
      </Picture>
      <Foot>
        {count > 1 ? (
          <IconButton label="Previous picture" onClick={() => go(-1)}>
            <ArrowBackIcon />
          </IconButton>
        ) : (
          <span />
        )}
        <div>
          <p aria-live="polite">
            <span className="pl-sr">{position}: </span>
            {picture.title}
          </p>
          {picture.credit && <small dir="auto">{picture.credit}</small>}
          <a href={pictureFileUrl(picture.src)}>Open picture file</a>
        </div>
        {count > 1 && (
          <IconButton label="Next picture" onClick={() => go(1)}>
            <ArrowForwardIcon />
          </IconButton>
        )}
      </Foot>
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  '& > div:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: theme.spacing(1, 2),
    color: theme.palette.text.secondary,
    fontSize: smallText,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  minBlockSize: 0,
  paddingInline: theme.spacing(2),
  overflow: 'hidden',
  touchAction: 'pan-y',
  '& > [data-ratio]': {
    minBlockSize: 0,
    aspectRatio: 'auto',
    alignContent: 'center',
    background: 'center / contain no-repeat',
  },
  '& > [data-ratio] > *, & > [data-ratio] > * > img': { objectFit: 'contain' },
  '&[data-dragging] > *': { transform: 'translateX(var(--pl-drag, 0px))' },
  '&[data-settling] > *': { transition: `transform ${motion}` },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(3, 4) },
  '& > div': { display: 'grid', gap: theme.spacing(0.5), justifyItems: 'center', textAlign: 'center' },
  '& > div > p': { maxBlockSize: '6.4em', overflowY: 'auto' },
  '& small': { color: theme.palette.text.secondary, fontSize: smallText, lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& a': { paddingBlock: 2, fontSize: smallText },
}));
