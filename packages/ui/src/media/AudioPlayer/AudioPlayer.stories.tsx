import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AudioPlayer } from './index.ts';

const meta = {
  title: 'Media/AudioPlayer',
  tags: ['stable', 'since-0.1.0'],
  component: AudioPlayer,
  args: { src: '/media/sounds/porch-rain.mp3', title: 'The man who mapped every well' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded before it is played. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audio = canvasElement.querySelector('audio');
    await expect(audio).toHaveAccessibleName('The man who mapped every well');
    await expect(audio).toHaveAttribute('controls');
    await expect(audio).toHaveAttribute('preload', 'none');
    const file = canvas.getByRole('link', { name: 'Download the audio file The man who mapped every well' });
    await expect(file).toHaveAttribute('download');
  },
};

/** The duration is shown although nothing is loaded. */
export const KnownLength: Story = {
  args: { seconds: 58 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^58 seconds/)).toBeVisible();
    await expect(canvasElement.querySelector('audio')?.readyState).toBe(0);
  },
};

/** A page on another site is a link. */
export const ALink: Story = {
  args: { src: 'https://podcasts.example.org/shows/4' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('audio')).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Listen The man who mapped every well (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://podcasts.example.org/shows/4');
  },
};

/** If a file can't be played, a message and the link are shown. */
export const Unplayable: Story = {
  args: { src: '/media/gone.mp3' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('audio')?.load();
    void canvasElement
      .querySelector('audio')
      ?.play()
      .catch(() => {});
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('can’t play'));
    await expect(canvas.getByRole('link', { name: /^Listen/ })).toBeVisible();
  },
};
