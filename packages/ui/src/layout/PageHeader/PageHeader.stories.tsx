import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LongDate } from '../../data-display/LongDate/index.ts';
import { ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { longTitle } from '../../testing/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  tags: ['stable', 'since-0.1.0'],
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
  play: async ({ canvas }) => {
    // The date is above the title, and is read after it.
    const [title, date] = [canvas.getByRole('heading'), canvas.getByText('February 11, 2026')];
    await expect(date.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
    await expect(title.compareDocumentPosition(date)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The picture is beside the text where there is room, otherwise below it. */
export const WithPicture: Story = {
  args: { media: <ResponsiveImage src="/images/field.svg" alt="Collards along a wire fence" seed="field" priority /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Collards along a wire fence' })).toBeVisible();
  },
};

export const TitleOnly: Story = { args: { lead: null, block: undefined, breadcrumbs: undefined } };
