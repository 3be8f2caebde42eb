import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mockResource } from '../testing/mock-api.ts';
import { publicDetailStories, publicListStories, publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { hostileStories, sampleStories } from '../testing/stories.ts';
import * as storyListPage from './stories.page.tsx';
import * as storyDetailPage from './story.page.tsx';

const meta = {
  title: 'Screens/Public/Stories',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('story', sampleStories)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { ...storyListPage, path: '/stories' };
const detail = {
  ...storyDetailPage,
  path: '/story/:id',
  at: '/story/5?slug=a-wrong-slug',
};
const listStates = publicListStories('story', list, hostileStories);
const detailStates = publicDetailStories('story', detail, { hostile: hostileStories, seeAll: list.path });

/** Each is cut at 300 characters, its title at 100. The URL has the subtitle with hyphens. */
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

export const ListEmpty = listStates.Empty;
export const ListLoading = listStates.Loading;
export const ListError = listStates.Error;
export const ListHostile = listStates.Hostile;

/** Over 600 characters: cut at 1000 until 'Read More' is pressed. The sidebar lists the other stories. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The road that lost its name' })).toBeVisible();
    await expect(canvas.getByText(/^Last came the road.*…$/)).toBeVisible();
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

/** The picture's credit and license are below it, however long. */
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

export const DetailLoading = detailStates.Loading;
export const DetailError = detailStates.Error;
export const DetailHostile = detailStates.Hostile;
export const DetailUnbroken = detailStates.Unbroken;
