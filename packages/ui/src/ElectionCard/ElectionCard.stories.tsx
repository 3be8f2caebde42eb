import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, samplePicture, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { ElectionCard } from './index.ts';

const description =
  'Two of the five seats on the county school board, and the one-cent sales tax that pays for roofs and buses. Polls close at seven; whoever stands in line by then votes.';

const meta = {
  title: 'Surfaces/ElectionCard',
  tags: ['stable', 'since-0.1.0'],
  component: ElectionCard,
  args: {
    title: 'School board and sales tax',
    href: '/election/2',
    date: '2026-05-19T07:00',
    description,
    image: samplePicture,
    seed: 'school-board',
    headingLevel: 2,
  },
} satisfies Meta<typeof ElectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'School board and sales tax' })).toHaveAttribute(
      'href',
      '/election/2',
    );
    await expect(canvas.getByText('May 19, 2026 at 7:00 AM')).toBeVisible();
    await expect(canvas.getByText(`${description.slice(0, 100).trimEnd()}…`)).toBeVisible();
    await expect(canvas.queryByText('Held')).toBeNull();
  },
};

/** It stays in the calendar, more quietly. */
export const Past: Story = {
  args: { isPast: true, date: '2024-11-05T07:00', title: 'General election' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held')).toBeVisible();
  },
};

export const MissingPicture: Story = { args: { image: null } };
export const WithoutPicture: Story = { args: { image: undefined } };
export const WithoutDateAndText: Story = { args: { date: null, description: '' } };

export const LongText: Story = {
  args: { title: longTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').textContent?.endsWith('…')).toBe(true);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  args: { title: unbrokenText, description: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
