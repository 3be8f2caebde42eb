import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hostileArticles, sampleArticles } from '../testing/articles.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicDetailStories, publicListStories, publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as articleDetailPage from './article.page.tsx';
import * as articleListPage from './articles.page.tsx';

const meta = {
  title: 'Screens/Public/Articles',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('article', sampleArticles)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { ...articleListPage, path: '/all-articles' };
const detail = {
  ...articleDetailPage,
  path: '/article/:id',
  at: '/article/3?slug=heirs-property',
};
const listStates = publicListStories('article', list, hostileArticles);
const detailStates = publicDetailStories('article', detail, { hostile: hostileArticles, seeAll: list.path });

/** Newest first, each with a link and cut at 300 characters. */
export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Read more/ })).toHaveLength(3);
  },
};

export const ListEmpty = listStates.Empty;
export const ListLoading = listStates.Loading;
export const ListError = listStates.Error;
export const ListHostile = listStates.Hostile;

/** Over 600 characters: cut at 1000 until 'Read More' is pressed; the PDF in a frame. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Heirs’ property/ })).toBeVisible();
    const more = canvas.queryByRole('button', { name: 'Read More' });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText(/for as long as it takes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download: .* PDF, 12 pages, 2\.4 MB$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download the PDF .*\(2\.4 MB\)$/ })).toBeVisible();
  },
};

/** Short, without a PDF. */
export const DetailShort: Story = { args: { ...detail, at: '/article/2' } };

export const DetailLoading = detailStates.Loading;
export const DetailError = detailStates.Error;
export const DetailUnbroken = detailStates.Unbroken;

/** Markup in every field is shown as text. The link to the PDF has no size if it is unknown. */
export const DetailHostile: Story = {
  ...detailStates.Hostile,
  play: async (context) => {
    await detailStates.Hostile.play(context);
    await expect(context.canvas.getByRole('link', { name: /^Download the PDF/ })).not.toHaveTextContent(/kB|MB/);
  },
};
