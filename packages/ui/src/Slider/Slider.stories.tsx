import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { longTitle, sampleText } from '../testing/index.ts';
import { contentWidth } from '../theme/index.ts';
import { holdLongTimers, type LongTimers } from './long-timers.ts';
import { PictureSlide } from './PictureSlide.tsx';
import { Slider } from './Slider.tsx';
import { manySlides, sampleSlides } from './sample-slides.tsx';

const Page = styled.div({ maxWidth: contentWidth, marginInline: 'auto' });
let time: LongTimers;

const meta = {
  title: 'Media/Slider',
  component: Slider,
  args: { label: 'Life at the interfaith center', slides: sampleSlides },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the half minute between two slides, so that a story can let it pass. */
const held: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    time = holdLongTimers();
    return time.restore;
  },
};

/** The number of the slide that can be seen and read, out of all. */
async function expectShown(canvasElement: HTMLElement, position: string) {
  await waitFor(() => {
    const panels = within(canvasElement).getAllByRole('tabpanel');
    expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual([position]);
  });
}

/** It says what it is: a carousel of tabs and slides, its first control the one that stops it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Life at the interfaith center' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expectShown(canvasElement, '1 of 3');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))).toEqual([
      'Slide 1: Sunday supper',
      'Slide 2: The new chapel',
      'Slide 3: A quilt of names',
    ]);
    const panel = canvas.getByRole('tabpanel');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id);
    await expect(panel.parentElement).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop the slide show' })).toHaveFocus();
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('tab')])
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Half a minute, then the next; after the last the first again. Nothing below moves. */
export const AdvancesByItself: Story = {
  ...held,
  play: async ({ canvas, canvasElement }) => {
    const bottom = canvas.getByRole('region').getBoundingClientRect().bottom;
    await time.pass(29_999);
    await expectShown(canvasElement, '1 of 3');
    await time.pass(1);
    await expectShown(canvasElement, '2 of 3');
    const style = getComputedStyle(canvas.getByRole('tabpanel'));
    await expect([style.animationDuration, style.animationName]).not.toEqual(['0s', 'none']);
    await expect(style.animationDuration).toBe('0.5s');
    await time.pass(30_000);
    await expectShown(canvasElement, '3 of 3');
    await time.pass(30_000);
    await expectShown(canvasElement, '1 of 3');
    await expect(canvas.getByRole('region').getBoundingClientRect().bottom).toBeCloseTo(bottom, 0);
  },
};

/** While the pointer is over it nothing moves, and changes by hand are announced. */
export const PausesUnderThePointer: Story = {
  ...held,
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('tabpanel');
    await userEvent.hover(panel);
    await expect(panel.parentElement).toHaveAttribute('aria-live', 'polite');
    await time.pass(90_000);
    await expectShown(canvasElement, '1 of 3');
    await userEvent.unhover(panel);
    await time.pass(30_000);
    await expectShown(canvasElement, '2 of 3');
  },
};

/** Who comes with the keyboard reads in peace, also after leaving, until the show is started again. */
export const StopsOnKeyboardFocus: Story = {
  ...held,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const rotation = canvas.getByRole('button', { name: 'Stop the slide show' });
    await expect(rotation).toHaveFocus();
    await expect(canvas.getByRole('tabpanel').parentElement).toHaveAttribute('aria-live', 'polite');
    await time.pass(90_000);
    await expectShown(canvasElement, '1 of 3');
    await userEvent.tab({ shift: true });
    await expect(rotation).toHaveAccessibleName('Start the slide show');
    await time.pass(90_000);
    await expectShown(canvasElement, '1 of 3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(rotation).toHaveAccessibleName('Stop the slide show');
    await time.pass(30_000);
    await expectShown(canvasElement, '2 of 3');
    await userEvent.tab();
    await expect(rotation).toHaveAccessibleName('Start the slide show');
    await time.pass(90_000);
    await expectShown(canvasElement, '2 of 3');
  },
};

export const StopButton: Story = {
  ...held,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the slide show' }));
    await userEvent.unhover(canvas.getByRole('region'));
    await time.pass(90_000);
    await expectShown(canvasElement, '1 of 3');
    await expect(canvas.getByRole('button', { name: 'Start the slide show' })).toBeVisible();
  },
};

export const PreviousAndNext: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectShown(canvasElement, '3 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvasElement, '2 of 3');
    await expect(canvas.getByRole('link', { name: 'Read how it was raised' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See when we eat next' })).toBeNull();
  },
};

/** One stop for the Tab key, the arrow keys from dot to dot, Home and End. */
export const DotsByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Slide 2: The new chapel' }));
    await expectShown(canvasElement, '2 of 3');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvasElement, '3 of 3');
    await expect(canvas.getByRole('tab', { name: 'Slide 3: A quilt of names' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvasElement, '1 of 3');
    await userEvent.keyboard('{End}');
    await expectShown(canvasElement, '3 of 3');
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}');
    await expectShown(canvasElement, '2 of 3');
    await expect(canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  },
};

/** A finger draws the next slide in; a short or an upward way does not. */
export const Swipe: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('tabpanel').parentElement as HTMLElement;
    const swipe = (x: number, y: number) => {
      const touch = { pointerType: 'touch', pointerId: 1, isPrimary: true, bubbles: true };
      frame.setPointerCapture = () => {};
      fireEvent(frame, new PointerEvent('pointerdown', { ...touch, clientX: 300, clientY: 300 }));
      fireEvent(frame, new PointerEvent('pointermove', { ...touch, clientX: 300 + x, clientY: 300 + y }));
      fireEvent(frame, new PointerEvent('pointerup', { ...touch, clientX: 300 + x, clientY: 300 + y }));
    };
    swipe(-260, 12);
    await expectShown(canvasElement, '2 of 3');
    swipe(260, 12);
    await expectShown(canvasElement, '1 of 3');
    swipe(-20, 0);
    swipe(-120, 200);
    await expectShown(canvasElement, '1 of 3');
  },
};

/** Who asked for less motion turns the slides alone; there is nothing to stop. */
export const ReducedMotion: Story = {
  beforeEach: () => {
    time = holdLongTimers();
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('reduced-motion') ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
      time.restore();
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await time.pass(90_000);
    await expectShown(canvasElement, '1 of 3');
    await expect(canvas.getByRole('tabpanel').parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvasElement, '2 of 3');
  },
};

/** In a tab behind another nothing moves. */
export const HiddenPage: Story = {
  beforeEach: () => {
    time = holdLongTimers();
    return () => {
      Reflect.deleteProperty(document, 'visibilityState');
      time.restore();
    };
  },
  play: async ({ canvasElement }) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    fireEvent(document, new Event('visibilitychange'));
    await time.pass(90_000);
    await expectShown(canvasElement, '1 of 3');
    Reflect.deleteProperty(document, 'visibilityState');
    fireEvent(document, new Event('visibilitychange'));
    await time.pass(30_000);
    await expectShown(canvasElement, '2 of 3');
  },
};

export const OnlyByHand: Story = {
  args: { intervalMs: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Previous slide',
      'Next slide',
    ]);
  },
};

export const OneSlide: Story = {
  args: { slides: sampleSlides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '1 of 1' })).toHaveAttribute('aria-roledescription', 'slide');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const TwoSlides: Story = {
  args: { slides: sampleSlides.slice(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectShown(canvasElement, '2 of 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectShown(canvasElement, '1 of 2');
  },
};

export const NoSlides: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Dots wrap where there is no room; the highest slide decides the height. */
export const ManySlides: Story = { args: { slides: manySlides } };

export const LongText: Story = {
  args: {
    slides: [
      ...sampleSlides.slice(1),
      {
        key: 'long',
        content: (
          <PictureSlide
            image="/images/gone.jpg"
            alt=""
            seed="long"
            title={longTitle}
            text={sampleText(2)}
            href="/stories"
          />
        ),
      },
    ],
  },
};

/** Pictures alone, edge to edge. */
export const PicturesOnly: Story = {
  args: {
    slides: ['porch', 'field', 'church'].map((key) => ({
      key,
      name: key,
      content: <PictureSlide image={key === 'church' ? null : `/images/${key}.svg`} alt={`The ${key}`} seed={key} />,
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone320' } } };
