import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CodeScanner } from './CodeScanner.tsx';

/** Replaces the camera of the browser while a story is shown. */
function withCamera(getUserMedia: () => Promise<MediaStream>) {
  return () => {
    const devices = navigator.mediaDevices;
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    return () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  };
}

/** A camera that sees a gray wall. */
async function grayWall(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const paint = canvas.getContext('2d');
  if (paint) paint.fillStyle = 'gray';
  paint?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream(10);
}

const meta = {
  title: 'Media/CodeScanner',
  tags: ['new', 'since-0.1.0'],
  component: CodeScanner,
  args: { read: fn(async () => '7KQ4-M2XD'), onRead: fn(), onClose: fn() },
  beforeEach: withCamera(grayWall),
  // The picture of a camera is never the same.
  parameters: { sheet: false },
} satisfies Meta<typeof CodeScanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A code that stays in view is reported once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.read).toHaveBeenCalledTimes(3), { timeout: 10_000 });
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(args.onRead).toHaveBeenCalledWith('7KQ4-M2XD');
    await userEvent.click(canvas.getByRole('button', { name: 'Close camera' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Read: Story = {
  args: { message: 'Ruth Hart is here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ruth Hart is here.');
  },
};

export const Refused: Story = {
  beforeEach: withCamera(async () => {
    throw new DOMException('Permission denied', 'NotAllowedError');
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/doesn’t let this page use the camera/)).toBeVisible();
  },
};

export const WithoutCamera: Story = {
  beforeEach: withCamera(async () => {
    throw new DOMException('None', 'NotFoundError');
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has no camera/)).toBeVisible();
  },
};
