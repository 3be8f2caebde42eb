import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import PauseIcon from '@mui/icons-material/Pause';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Inputs/IconButton',
  tags: ['new', 'since-0.1.0'],
  component: IconButton,
  args: { children: <PauseIcon />, label: 'Pause the video', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The icon has a name and a large enough target. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pause the video' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { children: <ArrowForwardIcon />, label: 'Next picture', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  },
};

export const OnAPicture: Story = {
  args: { children: <FullscreenIcon />, label: 'Fill the screen', variant: 'onPicture' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'linear-gradient(90deg, black, white)' }}>
        <Story />
      </div>
    ),
  ],
};
