import type { Article } from '@porchlight/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { sampleArticles } from '../testing/articles.ts';
import { hostileMarkup, unbrokenText } from '../testing/hostile.ts';
import { mockResource } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { ArticleDetailPage, articleDetailPage } from './ArticleDetailPage.tsx';
import { ArticleListPage, articleListPage } from './ArticleListPage.tsx';

/** The public pages of articles in the site's frame. */
const meta = {
  title: 'Screens/Public/Articles',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: mockResource('article', sampleArticles) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = {
  component: ArticleListPage,
  page: articleListPage,
  layout: SiteLayout,
  path: '/all-articles',
  at: '/all-articles',
};
const detail = {
  component: ArticleDetailPage,
  page: articleDetailPage,
  layout: SiteLayout,
  path: '/article/:id',
  at: '/article/3?slug=heirs-property',
};

/** Newest first, each cut at 300 characters, each with its link. */
export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Read more/ })).toHaveLength(3);
  },
};

/** Nothing published yet. */
export const ListEmpty: Story = { args: list, parameters: { msw: mockResource('article', []) } };

/** While the list is on its way. */
export const ListLoading: Story = { args: list, parameters: { msw: mockResource('article', [], 'waiting') } };

/** The list can't be had. */
export const ListError: Story = {
  args: list,
  parameters: { msw: mockResource('article', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An error occurred while fetching the article data.', {}, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

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

/** While the article is on its way. */
export const DetailLoading: Story = { args: detail, parameters: { msw: mockResource('article', [], 'waiting') } };

/** An article that is not there. */
export const DetailError: Story = {
  args: { ...detail, at: '/article/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the article data.')).toBeVisible();
    // Asking again for what is not there can't help.
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

const [plain] = sampleArticles as [Article];
/** Markup in every field, five thousand letters in every field, and a PDF of unknown size. */
const hostileArticles: Article[] = [
  { ...plain, id: 2, title: hostileMarkup, subtitle: hostileMarkup, body: hostileMarkup, pdf_bytes: undefined },
  { ...plain, id: 1, title: unbrokenText, subtitle: unbrokenText, body: unbrokenText, slug: '' },
];

/** Markup is text, and five thousand letters break where they must. */
export const ListHostile: Story = {
  args: list,
  parameters: { msw: mockResource('article', hostileArticles) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: hostileMarkup })).toBeVisible();
  },
};

/** Markup in every field; the link to the PDF says no size where none is known. */
export const DetailHostile: Story = {
  args: { ...detail, at: '/article/2' },
  parameters: { msw: mockResource('article', hostileArticles) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hostileMarkup })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download the PDF/ })).not.toHaveTextContent(/kB|MB/);
  },
};

/** Five thousand letters in every field. */
export const DetailUnbroken: Story = { ...DetailHostile, args: { ...detail, at: '/article/1' }, play: undefined };
