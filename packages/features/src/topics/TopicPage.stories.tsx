import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleArticles } from '../testing/articles.ts';
import { sampleEvents } from '../testing/events.ts';
import { sampleGallery } from '../testing/gallery.ts';
import { hostileMarkup } from '../testing/hostile.ts';
import { mockResource } from '../testing/mock-api.ts';
import { samplePodcasts } from '../testing/podcasts.ts';
import { publicListStories, publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';
import { hostileTopics, sampleTopics } from '../testing/topics.ts';
import * as topicPage from './topic.page.tsx';
import * as topicListPage from './topics.page.tsx';

const about = [{ id: 3, name: 'Land and trees', url: '/topic/land-and-trees' }];
const withTopic = <Item extends object>(records: readonly Item[], count: number) =>
  records.map((record, index) => (index < count ? { ...record, topics: about } : record));

const records = [
  ...mockResource('story', withTopic(sampleStories, 7)),
  ...mockResource('article', withTopic(sampleArticles, 2)),
  ...mockResource('event', withTopic(sampleEvents, 3)),
  ...mockResource('podcast', withTopic(samplePodcasts, 1)),
  ...mockResource('gallery', withTopic(sampleGallery, 13)),
];

const meta = {
  title: 'Screens/Public/Topics',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('topic', sampleTopics), ...records),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { ...topicListPage, path: '/topic' };
const listStates = publicListStories(
  'topic',
  list,
  hostileTopics.map((topic) => ({ ...topic, name: `${hostileMarkup} ${topic.name}` })),
);

const detail = { ...topicPage, path: '/topic/:id', at: '/topic/land-and-trees' };

/** All topics by name, each with what there is about it. */
export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Land and trees' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names.slice(0, 3)).toEqual(['Land and trees', 'Quilts', 'Water']);
    await expect(canvas.getByText('1 event, 7 stories, 13 pictures')).toBeVisible();
    await expect(canvas.getAllByText('Nothing yet')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Water' })).toHaveAttribute('href', '/topic/water');
  },
};

export const ListEmpty = listStates.Empty;
export const ListLoading = listStates.Loading;
export const ListError = listStates.Error;
export const ListHostile = listStates.Hostile;

/** The first records of each kind, at most six, and a link to the others. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Land and trees' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Podcasts' })).toBeVisible();
    const pictures = within(await canvas.findByRole('region', { name: 'Pictures' }));
    await expect(pictures.getAllByRole('listitem')).toHaveLength(6);
    await expect(pictures.getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/topic/land-and-trees?kind=gallery',
    );
    await expect(canvas.getByRole('link', { name: 'Follow this topic by RSS' })).toHaveAttribute(
      'href',
      '/topic/land-and-trees/feed.xml',
    );
  },
};

/** All pictures of a topic, page by page. */
export const OneKind: Story = {
  args: { ...detail, at: '/topic/land-and-trees?kind=gallery&page=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pictures about Land and trees' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Previous/ })).toHaveAttribute(
      'href',
      '/topic/land-and-trees?kind=gallery',
    );
  },
};

/** A stored link has the id of the topic. */
export const ById: Story = {
  args: { ...detail, at: '/topic/2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Water' })).toBeVisible();
  },
};

/** A topic that no record has yet. */
export const Empty: Story = {
  args: { ...detail, at: '/topic/water' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing about this topic yet.')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { ...detail, at: '/topic/nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such topic.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: detail,
  parameters: { msw: mockResource('topic', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: detail,
  parameters: { msw: mockResource('topic', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Markup in a description is text. */
export const Hostile: Story = {
  args: { ...detail, at: '/topic/long' },
  parameters: { msw: [...mockResource('topic', hostileTopics), ...records] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText((text) => text.startsWith(hostileMarkup))).toBeVisible();
  },
};
