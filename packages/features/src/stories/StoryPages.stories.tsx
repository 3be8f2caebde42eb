import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { hostileMarkup } from '../testing/hostile.ts';
import { mockResource } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { hostileStories, sampleStories } from '../testing/stories.ts';
import { FeaturedStories } from './FeaturedStories.tsx';
import { StoryDetailPage, storyDetailPage } from './StoryDetailPage.tsx';
import { StoryListPage, storyListPage } from './StoryListPage.tsx';

/** The public pages of stories in the site's frame. */
const meta = {
  title: 'Screens/Public/Stories',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: mockResource('story', sampleStories) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { component: StoryListPage, page: storyListPage, layout: SiteLayout, path: '/stories', at: '/stories' };
const detail = {
  component: StoryDetailPage,
  page: storyDetailPage,
  layout: SiteLayout,
  path: '/story/:id',
  at: '/story/5?slug=a-wrong-slug',
};

/** Each cut at 300 characters, its title at 100; the link carries the subtitle with hyphens. */
export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Read more/ });
    await expect(links).toHaveLength(5);
    await expect(links[1]).toHaveAttribute(
      'href',
      `/story/4?slug=${encodeURIComponent('A-bus-driver-reopens-her-family’s-orchard')}`,
    );
    await expect(canvas.getByRole('heading', { name: /^Presidential preference.*…$/ })).toBeVisible();
  },
};

/** Nothing written yet. */
export const ListEmpty: Story = { args: list, parameters: { msw: mockResource('story', []) } };

/** While the list is on its way. */
export const ListLoading: Story = {
  args: list,
  parameters: { msw: mockResource('story', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The list can't be had. */
export const ListError: Story = {
  args: list,
  parameters: { msw: mockResource('story', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An error occurred while fetching the research data.', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

/** Markup is text, and five thousand letters break where they must. */
export const ListHostile: Story = {
  args: list,
  parameters: { msw: mockResource('story', hostileStories) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: hostileMarkup })).toBeVisible();
  },
};

/** Over 600 characters: cut at 1000 until 'Read More' is pressed; beside it the others, not itself. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The road that lost its name' })).toBeVisible();
    await expect(canvas.queryByText(/^Last came the road/)).toHaveTextContent(/…$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Read More' }));
    await expect(await canvas.findByText(/what it would be called now\.$/, { selector: 'p:last-child' })).toBeVisible();
    const others = within(await canvas.findByRole('complementary', { name: 'More stories' }));
    await expect(others.getAllByRole('listitem')).toHaveLength(4);
    await expect(others.queryByText('The road that lost its name')).toBeNull();
  },
};

const credited = sampleStories.map((story) => ({
  ...story,
  image: 'porch.webp',
  image_credit: `Photo: ${'Leverett'.repeat(40)}`,
  image_licence: 'CC BY 4.0',
}));

/** Under the picture stands who made it and what it may be used for, however long. */
export const DetailCredited: Story = {
  args: detail,
  parameters: { msw: mockResource('story', credited) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Photo: (Leverett){40} · CC BY 4\.0$/)).toBeVisible();
  },
};

/** Short, without subtitle, date and picture. */
export const DetailShort: Story = {
  args: { ...detail, at: '/story/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Back on Monday.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Read More' })).toBeNull();
  },
};

/** While the story is on its way. */
export const DetailLoading: Story = {
  args: detail,
  parameters: { msw: mockResource('story', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** A story that is not there: the spec's words, and a way on. */
export const DetailError: Story = {
  args: { ...detail, at: '/story/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the research data.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/stories');
  },
};

/** Markup in every field. */
export const DetailHostile: Story = {
  args: { ...detail, at: '/story/2' },
  parameters: { msw: mockResource('story', hostileStories) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hostileMarkup })).toBeVisible();
  },
};

/** Five thousand letters in every field. */
export const DetailUnbroken: Story = { ...DetailHostile, args: { ...detail, at: '/story/1' }, play: undefined };

/** A section of the landing page: the three newest. */
export const Featured: Story = {
  args: { component: () => <FeaturedStories />, path: '/', at: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Read more/ })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/stories');
  },
};
