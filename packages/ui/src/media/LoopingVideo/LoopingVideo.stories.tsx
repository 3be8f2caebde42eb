import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { forceMediaQuery, waitForIntersection } from '../../testing/visitor-settings.ts';
import { LoopingVideo } from './LoopingVideo.tsx';

const meta = {
  title: 'Media/LoopingVideo',
  tags: ['stable', 'since-0.1.0'],
  component: LoopingVideo,
  args: {
    sources: [{ src: '/media/forest.webm', type: 'video/webm' }],
    poster: '/images/dusk.svg',
    label: 'The sun goes down over red fields and a line of pines',
    seed: 'dusk',
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof LoopingVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each button names its video, as a page can have several. */
const playName = `Play the video: ${meta.args.label}`;
const pauseName = `Pause the video: ${meta.args.label}`;

function videoIn(canvasElement: HTMLElement): HTMLVideoElement {
  return canvasElement.querySelector('video') as HTMLVideoElement;
}

/** When visible it plays by itself, muted and looping. The button stops it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.paused).toBe(false));
    await expect([video.muted, video.loop, video.playsInline, video.controls]).toEqual([true, true, true, false]);
    await expect(video).toHaveAccessibleName('The sun goes down over red fields and a line of pines');
    const { width, height } = video.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await userEvent.click(canvas.getByRole('button', { name: pauseName }));
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: playName }));
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.click(await canvas.findByRole('button', { name: pauseName }));
    await expect(await canvas.findByRole('button', { name: playName })).toBeVisible();
  },
};

/** It does not play until the button is pressed. */
const doesNotAutoplay: Story['play'] = async ({ canvas, canvasElement }) => {
  const video = videoIn(canvasElement);
  const button = await canvas.findByRole('button', { name: playName });
  await waitForIntersection(video);
  await expect(video.paused).toBe(true);
  await expect(video.preload).toBe('none');
  await userEvent.click(button);
  await waitFor(() => expect(video.paused).toBe(false));
  await userEvent.click(await canvas.findByRole('button', { name: pauseName }));
};

/** With reduced motion it shows the poster and can be played. */
export const ReducedMotion: Story = { beforeEach: () => forceMediaQuery('reduced-motion'), play: doesNotAutoplay };

/** When saving data it loads only the poster. */
export const ReducedData: Story = { beforeEach: () => forceMediaQuery('reduced-data'), play: doesNotAutoplay };

/** Below the visible area it neither loads nor plays. It stops when scrolled out of view. */
export const OutOfView: Story = {
  parameters: { frame: { inline: false }, sheet: false },
  decorators: [(Story) => <div style={{ paddingBlock: '250vh' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitForIntersection(video);
    await expect(video.paused).toBe(true);
    video.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(video.paused).toBe(false));
    window.scrollTo(0, 0);
    await waitFor(() => expect(video.paused).toBe(true));
  },
};

/** If no file can be played, the poster and a message are shown, without a button. */
export const Failed: Story = {
  args: { sources: [{ src: '/images/gone.jpg', type: 'video/webm' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('This video can’t be played here.'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
