import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '../../data-display/Prose/index.ts';
import { SeeAll } from '../../navigation/SeeAll/index.ts';
import { ContentCard } from '../../surfaces/ContentCard/index.ts';
import { longTitle, sampleText } from '../../testing/index.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { Section } from './Section.tsx';

const cards = ['Leaving some for the road', 'Heirs’ property in plain words', 'What the river took'].map((title) => (
  <ContentCard
    key={title}
    kind="story"
    title={title}
    href="/story/1"
    image={null}
    seed={title}
    date="2026-02-11"
    text={sampleText(1)}
  />
));

const meta = {
  title: 'Layout/Section',
  tags: ['stable', 'since-0.1.0'],
  component: Section,
  args: {
    title: 'Stories from the county',
    lead: 'Told on porches, written down with care.',
    action: <SeeAll href="/stories" context="stories" />,
    children: <CardGrid>{cards}</CardGrid>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stories from the county' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toBeVisible();
  },
};

export const Band: Story = { args: { tone: 'band' } };
export const Night: Story = { args: { tone: 'night', binding: true } };

export const RunningText: Story = {
  args: { width: 'prose', action: undefined, title: longTitle, children: <Prose text={sampleText(3)} /> },
};

export const WithoutTitle: Story = {
  args: { title: undefined, lead: undefined, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
