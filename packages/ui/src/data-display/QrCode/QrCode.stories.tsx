import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

/** The size of the smallest QR code, without content. */
const rows = Array.from({ length: 21 }, (_, y) => Array.from({ length: 21 }, (_, x) => isDark(x, y)));

/** The three finder patterns, and a pattern between them. */
function isDark(x: number, y: number): boolean {
  for (const [left, top] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const) {
    const [dx, dy] = [x - left, y - top];
    if (dx < -1 || dy < -1 || dx > 7 || dy > 7) continue;
    const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
    return ring === 3 || ring < 2;
  }
  return (x * 7 + y * 11 + x * y) % 3 === 0;
}

const meta = {
  title: 'Data display/QrCode',
  tags: ['new', 'since-0.1.0'],
  component: QrCode,
  args: { modules: rows, label: 'QR code for your app' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An image with a name and a white margin in both schemes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code for your app' });
    await expect(picture).toHaveAttribute('viewBox', '0 0 29 29');
    await expect(getComputedStyle(picture).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
