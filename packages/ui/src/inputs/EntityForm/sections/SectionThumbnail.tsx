import { styled } from '@mui/material/styles';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNearViewport } from '../../../hooks/useNearViewport.ts';
import { useScale } from '../../../hooks/useScale.ts';
import { color } from '../../../theme/index.ts';

/** Width that the section is rendered at: a desktop's, or that of a narrower screen, whose layout it then has. */
const desktopWidthPx = 1200;

interface SectionThumbnailProps {
  kind: string;
  /** Renders a kind of section as on a page. */
  Picture: ComponentType<{ kind: string }>;
}

/** A small picture of a kind of section: the section itself, scaled down. Rendered when it is near. Internal. */
export function SectionThumbnail({ kind, Picture }: SectionThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const [widthPx] = useState(() => Math.min(desktopWidthPx, window.innerWidth));
  const scale = useScale(box, widthPx);
  const isNear = useNearViewport(box, 100);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    if (isNear) setRendered(true);
  }, [isNear]);
  return (
    <Box ref={box} aria-hidden="true" inert>
      {isRendered && (
        <Scaled style={{ inlineSize: widthPx, transform: `scale(${scale})` }}>
          <Picture kind={kind} />
        </Scaled>
      )}
    </Box>
  );
}

const Box = styled('div')({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  // Positioned parts of a section stay in its picture.
  position: 'relative',
  contain: 'strict',
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.background,
  color: color.text,
  textAlign: 'start',
});

const Scaled = styled('div')({
  transformOrigin: 'top left',
  '[dir="rtl"] &': { transformOrigin: 'top right' },
  '& *': { animationPlayState: 'paused !important' },
});
