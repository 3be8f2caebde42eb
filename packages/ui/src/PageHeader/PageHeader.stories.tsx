import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { LongDate } from '../LongDate/index.ts';
import { longTitle } from '../testing/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Chrome/PageHeader',
  component: PageHeader,
  args: {
    title: 'Articles',
    lead: 'What we have learned about land, votes, food and memory, written so that a neighbor can use it.',
    breadcrumbs: <Breadcrumbs items={[{ text: 'Home', href: '/' }]} current="Articles" />,
    block: 'ohio-star',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  },
};

export const Record: Story = {
  args: { title: longTitle, lead: null, block: undefined, eyebrow: <LongDate date="2026-02-11" /> },
};

export const TitleOnly: Story = { args: { lead: null, block: undefined, breadcrumbs: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone320' } } };
