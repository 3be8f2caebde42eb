import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { hostileMarkup } from '../testing/hostile.ts';
import { Screen } from '../testing/Screen.tsx';
import { hostileResults, mockSearch, sampleResults } from '../testing/search.ts';
import * as searchPage from './search.page.tsx';

const manyResults = Array.from({ length: 23 }, (_, index) => ({
  ...(sampleResults[1] as (typeof sampleResults)[number]),
  id: index + 1,
  title: `Okra story ${index + 1}`,
}));

/** The search in the site's frame. */
const meta = {
  title: 'Screens/Public/Search',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: mockSearch(sampleResults) },
  args: { ...searchPage, layout: SiteLayout, path: '/search', at: '/search?q=okra' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each result shows its type and links to its page. Links filter the results. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 results for “okra”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Okra in the rain' })).toHaveAttribute('href', '/gallery?page=2');
    await userEvent.click(canvas.getByRole('link', { name: 'Events 1' }));
    await expect(await canvas.findByText('1 result for “okra”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Events 1' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('searchbox')).toHaveValue('okra');
  },
};

/** Results update while typing. The field keeps focus and text. */
export const AsYouType: Story = {
  args: { at: '/search' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search this website' });
    await userEvent.type(field, 'supper');
    await expect(await canvas.findByText('1 result for “supper”')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'library');
    await expect(await canvas.findByText('1 result for “library”')).toBeVisible();
    await expect(field).toHaveValue('library');
    await expect(field).toHaveFocus();
  },
};

/** A typing mistake: results for the corrected word, and a note that says so. */
export const Respelled: Story = {
  args: { at: '/search?q=supepr' },
  parameters: { msw: mockSearch(sampleResults, 'responding', 'supper') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 result for “supper”. No results for “supepr”.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('supepr');
  },
};

/** No results: links to popular pages. */
export const NothingFound: Story = {
  args: { at: '/search?q=zebra' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^No results for “zebra”/));
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Who we are' })).toBeVisible();
  },
};

/** More than one page of results. The next page gets focus. */
export const ManyPages: Story = {
  parameters: { msw: mockSearch(manyResults) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus());
    await expect(await canvas.findByText('Okra story 11')).toBeVisible();
  },
};

/** A page past the end links to the last page. */
export const PastTheEnd: Story = {
  args: { at: '/search?q=okra&page=40' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to the last page' }));
    await expect(await canvas.findByText('9 results for “okra”')).toBeVisible();
  },
};

/** Before a search: popular pages. */
export const Empty: Story = {
  args: { at: '/search' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Who we are' })).toBeVisible();
  },
};

/** While the results are loading. */
export const Waiting: Story = {
  parameters: { msw: mockSearch([], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The results can't be loaded. */
export const Failure: Story = {
  parameters: { msw: mockSearch([], 'failing') },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Search can’t be reached.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The server refuses to search. */
export const Refused: Story = {
  parameters: { msw: mockSearch([], 'missing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Search is not available right now.');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Who we are' })).toBeVisible();
  },
};

/** Markup is shown as text, and very long words wrap. */
export const Hostile: Story = {
  parameters: { msw: mockSearch(hostileResults) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(hostileMarkup)).length).toBe(3);
  },
};
