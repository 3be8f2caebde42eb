import styled from '@emotion/styled';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { ResponsiveImage } from '../ResponsiveImage/index.ts';
import { useSwipe } from '../Slider/useSwipe.ts';
import { color, media, motion, smallText, space } from '../theme/index.ts';
import { fileOf, type GalleryPicture, type GalleryWords } from './gallery-words.ts';

interface LargePictureProps {
  /** The pictures that can be gone through. */
  pictures: readonly GalleryPicture[];
  /** The shown one, from 0. */
  index: number;
  words: GalleryWords;
  onShow: (index: number) => void;
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100%;
  color: ${color.text};
  background: ${color.background};
  & > div:first-of-type {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${space(1)} ${space(2)};
    color: ${color.muted};
    font-size: ${smallText};
    font-variant-numeric: tabular-nums;
  }
`;

const Picture = styled.div`
  display: grid;
  min-block-size: 0;
  padding-inline: ${space(2)};
  overflow: hidden;
  touch-action: pan-y;
  & > [data-ratio] {
    min-block-size: 0;
    aspect-ratio: auto;
    align-content: center;
    background: none;
  }
  & > [data-ratio] > *,
  & > [data-ratio] > * > img {
    object-fit: contain;
  }
  &[data-dragging] > * {
    transform: translateX(var(--pl-drag, 0px));
  }
  &[data-settling] > * {
    transition: transform ${motion};
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  & > div {
    display: grid;
    gap: ${space(0.5)};
    justify-items: center;
    text-align: center;
  }
  & > div > p {
    max-block-size: 6.4em;
    overflow-y: auto;
  }
  & a {
    padding-block: ${space(0.25)};
    font-size: ${smallText};
  }
  ${media.wide} {
    padding: ${space(3)} ${space(4)};
  }
`;

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
export function LargePicture({ pictures, index, words, onShow, onClose }: LargePictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const go = (way: 1 | -1) => onShow((index + way + count) % count);
  useSwipe(frameRef, count > 1, go);
  const picture = pictures[index];
  if (!picture?.src) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = targetOf(event.key, index, count);
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
  };
  return (
    // The keys belong to the window as a whole, wherever focus is in it; every one has its button.
    <Root onKeyDown={onKeyDown}>
      <div>
        <span>{words.position(index + 1, count)}</span>
        <IconButton label={words.close} onClick={onClose}>
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
          <IconButton label={words.previous} onClick={() => go(-1)}>
            <ArrowBackIcon />
          </IconButton>
        ) : (
          <span />
        )}
        <div>
          <p aria-live="polite">
            <span className="pl-sr">{words.position(index + 1, count)}: </span>
            {picture.title}
          </p>
          <a href={fileOf(picture.src)}>{words.original}</a>
        </div>
        {count > 1 && (
          <IconButton label={words.next} onClick={() => go(1)}>
            <ArrowForwardIcon />
          </IconButton>
        )}
      </Foot>
    </Root>
  );
}
