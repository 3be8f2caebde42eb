import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { creditedGallery, hostileGallery, sampleGallery } from '../testing/gallery.ts';
import { hostileMarkup } from '../testing/hostile.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicListStories } from '../testing/public-stories.tsx';
import { Screen } from '../testing/Screen.tsx';
import * as galleryPage from './gallery.page.tsx';

const route = { ...galleryPage, path: '/gallery' };

/** The gallery in the site's frame. The mocked backend always returns all thirty pictures. */
const meta = {
  title: 'Screens/Public/Gallery',
  tags: ['!autodocs'],
  component: Screen,
  args: { layout: SiteLayout, ...route },
  parameters: { layout: 'fullscreen', msw: mockResource('gallery', sampleGallery) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve pictures. Previous is disabled; Next opens the next page and moves focus to its pictures. */
export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Three quilts airing (1)')).toBeVisible();
    await expect(canvas.queryByText(/\(14\)$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await expect(canvas.getByText(/\(14\)$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Pictures' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous' }));
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
  },
};

/** The last six pictures. Next is disabled. */
export const LastPage: Story = {
  args: { at: '/gallery?page=3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\(30\)$/)).toBeVisible();
    await expect(canvas.queryByText(/\(24\)$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** The viewer shows a picture's credit and license. */
export const Credited: Story = {
  parameters: { msw: mockResource('gallery', creditedGallery) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Three quilts airing/ }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Picture viewer' }));
    await expect(viewer.getByText('Photo: Leola Whitlow · CC BY 4.0')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await viewer.findByText('First greens of the year', { selector: 'p' })).toBeVisible();
    await expect(viewer.queryByText(/Photo/)).toBeNull();
  },
};

/** A page that is not a number shows the first page. */
export const NoPage: Story = {
  args: { at: '/gallery?page=two' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
  },
};

/** A page past the end says so and links to the last page. */
export const PastTheEnd: Story = {
  args: { at: '/gallery?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The gallery has no page 99.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the last page' }));
    await expect(await canvas.findByText('Page 3 of 3')).toBeVisible();
  },
};

/** Markup is shown as text, and very long words wrap. */
export const Hostile: Story = {
  parameters: { msw: mockResource('gallery', hostileGallery) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(hostileMarkup)).toBeVisible();
  },
};

const states = publicListStories('gallery', route, hostileGallery);
export const Empty = states.Empty;
export const Waiting = states.Loading;
export const Failure = states.Error;
