import { chunkErrorText } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { SiteLayout } from '../site/index.ts';
import { mockError } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import * as notFoundPage from './not-found.page.tsx';

/** Pages for unknown URLs and for errors. */
const meta = {
  title: 'Screens/Public/Errors',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

function Broken(): never {
  throw new Error(chunkErrorText('article'));
}

/** A page that failed to load or render: the specified texts, and links to continue. */
export const BrokenPage: Story = {
  args: { Component: Broken, layout: SiteLayout, path: '/article/:id', at: '/article/3' },
  beforeEach: () => {
    // React and the router say what they caught.
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText('Loading chunk article failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** An unknown URL. */
export const UnknownAddress: Story = {
  args: { ...notFoundPage, layout: SiteLayout, path: '/*', at: '/no-such-page' },
  parameters: { msw: [http.get('/api/get-page-at', () => mockError('not_found'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
