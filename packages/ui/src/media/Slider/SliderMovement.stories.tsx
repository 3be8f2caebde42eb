import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { fakeLongTimers, type LongTimers } from '../../testing/long-timers.ts';
import { forceMediaQuery } from '../../testing/visitor-settings.ts';
import { expectShown } from './expect-shown.ts';
import { Slider } from './Slider.tsx';
import { sampleSlides, withPage } from './sample-slides.tsx';

let timers: LongTimers;

/** When a `Slider` advances and when it stops: 30 seconds per slide. Each story uses fake timers. */
const meta = {
  title: 'Media/Slider movement',
  tags: ['stable', 'since-0.1.0'],
  component: Slider,
  args: { label: 'Life at the interfaith center', slides: sampleSlides },
  decorators: [withPage],
  // They start out like the slider's own.
  parameters: { sheet: false },
  beforeEach: () => {
    timers = fakeLongTimers();
    return timers.restore;
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Advances every 30 seconds, and from the last slide to the first. Nothing below it moves. */
export const AdvancesByItself: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bottom = canvas.getByRole('region').getBoundingClientRect().bottom;
    await timers.advance(29_999);
    await expectShown(canvasElement, '1 of 3');
    await timers.advance(1);
    await expectShown(canvasElement, '2 of 3');
    const style = getComputedStyle(canvas.getByRole('tabpanel'));
    await expect([style.animationDuration, style.animationName]).not.toEqual(['0s', 'none']);
    await expect(style.animationDuration).toBe('0.5s');
    await timers.advance(30_000);
    await expectShown(canvasElement, '3 of 3');
    await timers.advance(30_000);
    await expectShown(canvasElement, '1 of 3');
    await expect(canvas.getByRole('region').getBoundingClientRect().bottom).toBeCloseTo(bottom, 0);
  },
};

/** It stops while the pointer is over it. Manual changes are announced. */
export const PausesUnderThePointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('tabpanel');
    await userEvent.hover(panel);
    await expect(panel.parentElement).toHaveAttribute('aria-live', 'polite');
    await timers.advance(90_000);
    await expectShown(canvasElement, '1 of 3');
    await userEvent.unhover(panel);
    await timers.advance(30_000);
    await expectShown(canvasElement, '2 of 3');
  },
};

/** It stops when it gets keyboard focus, and stays stopped until it is started again. */
export const StopsOnKeyboardFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const rotation = canvas.getByRole('button', { name: 'Stop the slide show' });
    await expect(rotation).toHaveFocus();
    await expect(canvas.getByRole('tabpanel').parentElement).toHaveAttribute('aria-live', 'polite');
    await timers.advance(90_000);
    await expectShown(canvasElement, '1 of 3');
    await userEvent.tab({ shift: true });
    await expect(rotation).toHaveAccessibleName('Start the slide show');
    await timers.advance(90_000);
    await expectShown(canvasElement, '1 of 3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(rotation).toHaveAccessibleName('Stop the slide show');
    await timers.advance(30_000);
    await expectShown(canvasElement, '2 of 3');
    await userEvent.tab();
    await expect(rotation).toHaveAccessibleName('Start the slide show');
    await timers.advance(90_000);
    await expectShown(canvasElement, '2 of 3');
  },
};

export const StopButton: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the slide show' }));
    await userEvent.unhover(canvas.getByRole('region'));
    await timers.advance(90_000);
    await expectShown(canvasElement, '1 of 3');
    await expect(canvas.getByRole('button', { name: 'Start the slide show' })).toBeVisible();
  },
};

/** With reduced motion it does not advance by itself and has no stop button. */
export const ReducedMotion: Story = {
  beforeEach: () => forceMediaQuery('reduced-motion'),
  play: async ({ canvas, canvasElement }) => {
    await timers.advance(90_000);
    await expectShown(canvasElement, '1 of 3');
    await expect(canvas.getByRole('tabpanel').parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectShown(canvasElement, '2 of 3');
  },
};

/** It stops in a background tab. */
export const HiddenPage: Story = {
  beforeEach: () => () => void Reflect.deleteProperty(document, 'visibilityState'),
  play: async ({ canvasElement }) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    fireEvent(document, new Event('visibilitychange'));
    await timers.advance(90_000);
    await expectShown(canvasElement, '1 of 3');
    Reflect.deleteProperty(document, 'visibilityState');
    fireEvent(document, new Event('visibilitychange'));
    await timers.advance(30_000);
    await expectShown(canvasElement, '2 of 3');
  },
};
