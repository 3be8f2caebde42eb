import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { longTitle, sampleText } from '../../testing/index.ts';
import { expectShown } from './expect-shown.ts';
import { PictureSlide } from './PictureSlide.tsx';
import { Slider } from './Slider.tsx';
import { manySlides, sampleSlides, withPage } from './sample-slides.tsx';

const meta = {
  title: 'Media/Slider',
  tags: ['stable', 'since-0.1.0'],
  component: Slider,
  args: { label: 'Life at the interfaith center', slides: sampleSlides },
  decorators: [withPage],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A carousel with tabs and slides. Its first control stops it. */
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

/** One tab stop. Arrow keys, Home and End move between dots. */
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

/** Swiping shows the next slide. Short and vertical movements do not. */
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

/** Renders nothing, not even an empty carousel. */
export const NoSlides: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Dots wrap if there is no room. The tallest slide sets the height. */
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
