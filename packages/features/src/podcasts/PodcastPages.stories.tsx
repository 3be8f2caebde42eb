import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mockResource } from '../testing/mock-api.ts';
import { hostilePodcasts, samplePodcasts } from '../testing/podcasts.ts';
import { publicDetailStories, publicListStories, publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as podcastDetailPage from './podcast.page.tsx';
import * as podcastListPage from './podcasts.page.tsx';

const meta = {
  title: 'Screens/Public/Podcasts',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('podcast', samplePodcasts)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { ...podcastListPage, path: '/podcasts' };
const detail = { ...podcastDetailPage, path: '/podcast/:id', at: '/podcast/4' };
const listStates = publicListStories('podcast', list, hostilePodcasts);
const detailStates = publicDetailStories('podcast', detail, { hostile: hostilePodcasts, seeAll: list.path });

/** Titles are cut at 100 and descriptions at 300 characters; in the sidebar at 50 and 100. */
export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('heading', { level: 2, name: /^Presidential preference/ });
    await expect(main.textContent).toMatch(/^.{60,99}\S…$/);
    await expect(canvas.getAllByRole('link', { name: /^Read more/ })).toHaveLength(1);
    const sidebar = within(await canvas.findByRole('complementary', { name: 'Start at the beginning' }));
    const titles = sidebar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
    await expect(titles[0]).toBe('Up the steps, episode 1: Who owns this dirt?');
    await expect(titles[3]).toMatch(/^Up the steps, episode 2.*…$/);
    await expect(titles[3]?.length).toBeLessThanOrEqual(51);
    await expect(sidebar.getByText(/^For years people/).textContent?.length).toBeLessThanOrEqual(101);
  },
};

export const ListEmpty = listStates.Empty;
export const ListLoading = listStates.Loading;
export const ListError = listStates.Error;
export const ListHostile = listStates.Hostile;

/** An audio file has a player. Nothing is loaded before it is played. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Up the steps, episode 2/ })).toBeVisible();
    await expect(canvasElement.querySelector('audio')).toHaveAttribute(
      'src',
      'https://media.example.org/up-the-steps/2.mp3',
    );
    const others = within(await canvas.findByRole('complementary', { name: 'More podcasts' }));
    await expect(others.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A page on another site is a link. */
export const DetailLink: Story = {
  args: { ...detail, at: '/podcast/3?slug=Kitchen-radio%3A-greens' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Listen/ })).toHaveAttribute(
      'href',
      'https://podcasts.example.org/kitchen-radio/greens',
    );
  },
};

/** Without a link it says so. */
export const DetailWithoutLink: Story = {
  args: { ...detail, at: '/podcast/2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The recording is not online yet.')).toBeVisible();
  },
};

/** The transcript is below the description. There is no 'Read More' for short texts. */
export const DetailWithTranscript: Story = {
  args: { ...detail, at: '/podcast/1' },
  play: async ({ canvas }) => {
    const transcript = await canvas.findByRole('heading', { level: 2, name: 'Transcript' });
    const start = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(start(transcript)).toBe(
      start(canvas.getByText('Forty-one cousins, one tax bill.', { selector: 'p' })),
    );
    await expect(canvas.getByText(/^Calvin: Ask/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Read More' })).toBeNull();
  },
};

export const DetailLoading = detailStates.Loading;
export const DetailError = detailStates.Error;
export const DetailHostile = detailStates.Hostile;
export const DetailUnbroken = detailStates.Unbroken;
