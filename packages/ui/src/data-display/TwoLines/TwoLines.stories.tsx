import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storedPicture } from '../../inputs/EntityForm/sample-fields.ts';
import { Link } from '../../navigation/Link/index.ts';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { TwoLines } from './TwoLines.tsx';

const meta = {
  title: 'Data display/TwoLines',
  tags: ['new', 'since-0.1.0'],
  component: TwoLines,
  args: { first: 'Seed Saturday', second: 'March 14, 2026' },
} satisfies Meta<typeof TwoLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { picture: storedPicture, first: <Link href="/">Seed Saturday</Link> } };

export const TitleAlone: Story = { args: { second: undefined } };

/** One line each, however long, so that nothing below moves. */
export const LongTitle: Story = {
  args: { picture: storedPicture, first: longTitle.repeat(4), second: longTitle.repeat(4) },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(longTitle, { exact: false });
    await expect(first?.clientHeight).toBeLessThan(40);
    await expect(first?.scrollWidth).toBeGreaterThan(first?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = { args: { first: 'عشاء الحصاد على الشرفة', second: 'السبت' } };
