import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { samplePanorama } from '../../testing/sample-panorama.ts';
import { enableDataSaver, waitForIntersection } from '../../testing/visitor-settings.ts';
import { Panorama } from './Panorama.tsx';

const meta = {
  title: 'Media/Panorama',
  tags: ['stable', 'since-0.1.0'],
  component: Panorama,
  args: {
    src: samplePanorama,
    still: '/images/chapel-yard.svg',
    alt: 'The gathering room: a ring of fourteen chairs around a star quilt rug, with star windows on all sides',
    seed: 'chapel-yard',
  },
  decorators: [(Story) => <div style={{ maxWidth: 800 }}>{Story()}</div>],
} satisfies Meta<typeof Panorama>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The view direction in degrees. */
function yawOf(canvasElement: HTMLElement): number {
  return Number(canvasElement.querySelector<HTMLElement>('[data-yaw]')?.dataset.yaw);
}

/** Loads when visible. Keys, buttons and dragging turn it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const application = await canvas.findByRole('application', { name: args.alt });
    await expect(application).toHaveAccessibleDescription('Drag, use the arrow keys or the buttons to look around.');
    await waitFor(() => expect(application.querySelector('canvas')).toBeVisible());
    await expect(yawOf(canvasElement)).toBe(0);
    application.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(yawOf(canvasElement)).toBe(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Look left' }));
    await waitFor(() => expect(yawOf(canvasElement)).toBe(0));
    const viewer = application.firstElementChild as HTMLElement;
    fireEvent.mouseDown(viewer, { clientX: 400, clientY: 200 });
    fireEvent.mouseMove(window, { clientX: 360, clientY: 200 });
    fireEvent.mouseMove(window, { clientX: 250, clientY: 200 });
    fireEvent.mouseUp(window, { clientX: 250, clientY: 200 });
    await waitFor(() => expect(yawOf(canvasElement)).toBeGreaterThan(5));
    await expect(yawOf(canvasElement)).toBeLessThan(180);
  },
};

/** When saving data, a still picture is shown until the panorama is requested. */
export const DataSaver: Story = {
  args: { startYawDeg: 70 },
  beforeEach: enableDataSaver,
  // A sheet is drawn without saving data.
  parameters: { sheet: false },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Look right' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Look around' }));
    await canvas.findByRole('application', { name: args.alt });
    await expect(canvas.queryByRole('button', { name: 'Look around' })).toBeNull();
    await expect(yawOf(canvasElement)).toBe(70);
  },
};

/** Below the visible area nothing is loaded. */
export const OutOfView: Story = {
  parameters: { frame: { inline: false }, sheet: false },
  decorators: [(Story) => <div style={{ paddingBlock: '250vh' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, args }) => {
    await waitForIntersection(canvas.getByRole('figure'));
    await expect(canvasElement.querySelector('[data-state]')).toHaveAttribute('data-state', 'waiting');
    canvas.getByRole('figure').scrollIntoView();
    await canvas.findByRole('application', { name: args.alt });
  },
};

/** The viewer logs what it could not render. */
function silenceViewer() {
  spyOn(console, 'error').mockImplementation(() => {});
}

/** If the panorama can't be loaded, the still picture, a message, a retry button and the link are shown. */
export const Failed: Story = {
  args: { src: '/images/gone.jpg' },
  beforeEach: silenceViewer,
  play: async ({ canvas, args }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('The panorama can’t be shown here.');
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A device without WebGL. */
export const NoWebGl: Story = {
  beforeEach: () => {
    silenceViewer();
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.includes('webgl') ? null : getContext.call(this, kind as '2d');
    } as typeof getContext;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
  },
};
