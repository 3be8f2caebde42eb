import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';

const hostileText = '"><script>alert(1)</script> صورة';

import { PictureChoice } from './PictureChoice.tsx';

const meta = {
  title: 'Media/PictureChoice',
  tags: ['new', 'since-0.1.0'],
  component: PictureChoice,
  args: {
    label: 'Pictures',
    pictures: [
      { id: 1, url: '/images/field.svg', title: 'Rows of cowpeas', alt: 'Rows of young cowpeas before a red barn.' },
      { id: 2, url: '/images/field.svg', title: 'Wash day', alt: '' },
      { id: 3, url: null, title: 'Gone', alt: '' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof PictureChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Wash day/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(3);
  },
};

/** Several are chosen: each is a button that is pressed or not. */
export const Several: Story = {
  args: { selectedIds: new Set([1]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Rows of cowpeas/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Wash day/, pressed: false }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
  },
};

/** Long and unusual texts fit. */
export const Hostile: Story = {
  args: {
    pictures: [
      { id: 1, url: '/images/field.svg', title: hostileText, alt: hostileText },
      { id: 2, url: '/images/field.svg', title: longTitle, alt: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};
