import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { useSwipe } from '../hooks/useSwipe.ts';
import { IconButton } from '../IconButton/index.ts';
import { ResponsiveImage } from '../ResponsiveImage/index.ts';
import { motion, smallText } from '../theme/index.ts';
import { fileOf, type GalleryLocaleText, type GalleryPicture } from './gallery-locale-text.ts';

/** Props of `LargePicture`. */
export interface LargePictureProps {
  /** The pictures that can be gone through. */
  pictures: readonly GalleryPicture[];
  /** The shown one, from 0. */
  index: number;
  /** What it says. */
  localeText: GalleryLocaleText;
  /** Asks for another one, from 0. */
  onShow: (index: number) => void;
  /** Asks to close. */
  onClose: () => void;
}

/** Where a key leads; after the last picture comes the first. Undefined for keys that it leaves alone. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** One picture as large as the window lets it be, with its caption and the way to its neighbors. */
export function LargePicture({ pictures, index, localeText, onShow, onClose }: LargePictureProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = targetOf(event.key, index, pictures.length);
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
  };
  return (
    // The keys belong to the window as a whole, wherever focus is in it; every one has its button.
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': localeText.viewer } }}
    >
      <Shown {...{ pictures, index, localeText, onShow, onClose }} />
    </Dialog>
  );
}

/** What the window holds; inside of it, since MUI draws that one step later. */
function Shown({ pictures, index, localeText, onShow, onClose }: LargePictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const go = (way: 1 | -1) => onShow((index + way + count) % count);
  useSwipe(frameRef, count > 1, go);
  const picture = pictures[index];
  if (!picture?.src) return null;
  return (
    <Root data-night="">
      <div>
        <span>{localeText.position(index + 1, count)}</span>
        <IconButton label={localeText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <Picture ref={frameRef}>
        <ResponsiveImage
          key={picture.id}
          src={picture.src}
          alt={picture.alt ?? picture.title}
          seed={picture.seed}
          priority
        />
      </Picture>
      <Foot>
        {count > 1 ? (
          <IconButton label={localeText.previous} onClick={() => go(-1)}>
            <ArrowBackIcon />
          </IconButton>
        ) : (
          <span />
        )}
        <div>
          <p aria-live="polite">
            <span className="pl-sr">{localeText.position(index + 1, count)}: </span>
            {picture.title}
          </p>
          <a href={fileOf(picture.src)}>{localeText.original}</a>
        </div>
        {count > 1 && (
          <IconButton label={localeText.next} onClick={() => go(1)}>
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
  '& > [data-ratio]': { minBlockSize: 0, aspectRatio: 'auto', alignContent: 'center', background: 'none' },
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
  '& a': { paddingBlock: 2, fontSize: smallText },
}));
