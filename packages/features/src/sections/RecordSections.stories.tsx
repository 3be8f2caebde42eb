import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { type SectionKind, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArticles } from '../testing/articles.ts';
import { mockResource } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';
import { PageSections } from './PageSections.tsx';

/** A page with a section of one kind, filled in as its sample. */
function pageWith(kind: SectionKind, values: StoredSection['values'] = {}) {
  const { version, fields, sample } = sectionKinds[kind];
  const section = { id: 'first', kind, version, values: { ...sampleValues(fields, sample), ...values } };
  return { Component: () => <PageSections sections={[section]} header={null} />, path: '/' };
}

/** Sections that show records, on March 14, 2026. */
const meta = {
  title: 'Screens/Sections/Records',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: [] },
  args: pageWith('latestReading'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest story, and beside it the newest three articles, all without their texts. */
export const LatestReading: Story = {
  parameters: { msw: [...mockResource('story', sampleStories), ...mockResource('article', sampleArticles)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('region', { name: 'Stories and articles' })).toHaveAttribute('data-tone', 'band');
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/stories');
    await expect(canvas.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/all-articles');
  },
};

/** Nothing is published yet. */
export const LatestReadingEmpty: Story = {
  parameters: { msw: [...mockResource('story', []), ...mockResource('article', [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No stories yet/)).toBeVisible();
    await expect(await canvas.findByText(/^No articles yet/)).toBeVisible();
  },
};

/** The stories can't be loaded; the articles are shown. */
export const LatestReadingFailed: Story = {
  parameters: { msw: [...mockResource('story', [], 'failing'), ...mockResource('article', sampleArticles)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^An error occurred while fetching/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See all articles' })).toBeVisible();
  },
};
