import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

/** Each kind says what it is and leads to its page; links narrow the results down. */
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

/** Results follow what is typed; the field keeps the focus and every letter. */
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

/** A typing mistake: what has the word as it is probably spelled, and a line that says so. */
export const Respelled: Story = {
  args: { at: '/search?q=supepr' },
  parameters: { msw: mockSearch(sampleResults, 'responding', 'supper') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 result for “supper”. Nothing has “supepr”.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('supepr');
  },
};

/** Nothing has it: the pages that most people want. */
export const NothingFound: Story = {
  args: { at: '/search?q=zebra' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Nothing found for “zebra”/));
    await expect(canvas.getByRole('link', { name: 'Check your registration' })).toBeVisible();
  },
};

/** More than a page of them; the next page takes the focus. */
export const ManyPages: Story = {
  parameters: { msw: mockSearch(manyResults) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus());
    await expect(await canvas.findByText('Okra story 11')).toBeVisible();
  },
};

/** An address past the last page leads back. */
export const PastTheEnd: Story = {
  args: { at: '/search?q=okra&page=40' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to the last page' }));
    await expect(await canvas.findByText('9 results for “okra”')).toBeVisible();
  },
};

/** Before anything was typed: where most people go. */
export const Empty: Story = {
  args: { at: '/search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check your registration' })).toBeVisible();
  },
};

/** While the results are on their way. */
export const Waiting: Story = {
  parameters: { msw: mockSearch([], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The results can't be had. */
export const Failure: Story = {
  parameters: { msw: mockSearch([], 'failing') },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The search can’t be reached.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A backend that has no such call. */
export const BackendWithoutSearch: Story = {
  parameters: { msw: mockSearch([], 'missing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This website can’t be searched at the moment.');
    await expect(canvas.getByRole('link', { name: 'Check your registration' })).toBeVisible();
  },
};

/** Markup is text, and five thousand letters break where they must. */
export const Hostile: Story = {
  parameters: { msw: mockSearch(hostileResults) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(hostileMarkup)).length).toBe(3);
  },
};
