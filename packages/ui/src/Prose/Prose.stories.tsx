import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../testing/index.ts';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Data display/Prose',
  tags: ['stable', 'since-0.1.0'],
  component: Prose,
  args: { text: sampleText(3) },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/.+/, { selector: 'p' })).toHaveLength(3);
  },
};

export const LineBreaks: Story = {
  args: { text: 'Thursday 10 to 4\r\nFriday 10 to 4\r\n\r\n\r\nBring bags if you have them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/.+/, { selector: 'p' })).toHaveLength(2);
  },
};

/** What looks like markup is shown as it was typed. */
export const Markup: Story = {
  args: { text: 'Write <b>boldly</b> & <script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Write <b>boldly<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('b, script')).toBeNull();
  },
};

/** Nothing but blank lines: no paragraph is drawn. */
export const Empty: Story = {
  args: { text: ' \n\n ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

export const OneLongWord: Story = { args: { text: 'Llanfair'.repeat(40) } };
