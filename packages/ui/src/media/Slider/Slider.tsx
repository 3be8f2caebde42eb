import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { useHydrated } from '../../hooks/index.ts';
import { useSwipe } from '../../hooks/useSwipe.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { space } from '../../theme/index.ts';
import { SliderDots } from './SliderDots.tsx';
import { Slides } from './Slides.tsx';
import type { Slide } from './slide.ts';
import { useRotation } from './useRotation.ts';
import { useSlidePosition } from './useSlidePosition.ts';

export interface SliderProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> {
  /**
   * Accessible name of the carousel: the topic of the slides, without the word 'carousel', which is announced anyway.
   */
  label: string;
  /** The slides, in order. A single slide has no controls; without any, nothing is rendered. */
  slides: readonly Slide[];
}

const Frame = styled('div')({
  display: 'grid',
  gap: space(1.5),
});

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gridRow: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1),
  '& > div:first-of-type': {
    display: 'flex',
    gap: space(1),
  },
  // Hides buttons that can't work, as the script does, so that hydration changes nothing.
  '@media (prefers-reduced-motion: reduce)': {
    '& [data-rotation]': {
      display: 'none',
    },
  },
});

/**
 * A carousel with tabs that shows each slide for 30 seconds (spec 9). Before hydration the slides are a horizontally scrolling row of the same height. Renders a
 * `<section>`.
 *
 * - **When**: two to six pictures of equal rank, none of which is essential.
 * - **Not for**: anything important: only the first slide is sure to be seen.
 * - **Keys**: Tab reaches stop, previous, next and the dots; arrow keys move along the dots; it stops while the focus
 *   is inside.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Slider({ label, slides, ...rest }: SliderProps) {
  const id = useId();
  const slidesRef = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const { index, leaving, turn, show } = useSlidePosition(slidesRef, slides.length);
  const { isOn, isAdvancing, toggle, handlers } = useRotation({
    count: slides.length,
    index,
    onNext: () => show(index + 1, 1),
  });
  useSwipe(slidesRef, slides.length > 1, (step) => show(index + step, step));
  if (slides.length === 0) return null;

  const idOf = (slideIndex: number) => `${id}-${slideIndex + 1}`;
  return (
    <section aria-roledescription="carousel" aria-label={label} {...rest}>
      <Frame {...handlers}>
        {slides.length > 1 && (
          <Controls data-noprint="">
            <div data-scripted="">
              <IconButton data-rotation="" label={`${isOn ? 'Stop' : 'Start'} the slide show`} onClick={toggle}>
                {isOn ? <PauseIcon /> : <PlayArrowIcon />}
              </IconButton>
              <IconButton label="Previous slide" aria-controls={`${id}-slides`} onClick={() => show(index - 1, -1)}>
                <ArrowBackIcon />
              </IconButton>
              <IconButton label="Next slide" aria-controls={`${id}-slides`} onClick={() => show(index + 1, 1)}>
                <ArrowForwardIcon />
              </IconButton>
            </div>
            <SliderDots slides={slides} index={index} idOf={idOf} isLive={isLive} onChoose={show} />
          </Controls>
        )}
        <Slides
          ref={slidesRef}
          id={`${id}-slides`}
          slides={slides}
          position={{ index, leaving, turn }}
          idOf={idOf}
          isLive={isLive}
          isAdvancing={isAdvancing}
        />
      </Frame>
    </section>
  );
}
