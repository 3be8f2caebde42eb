import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { hostileActionNetworks, sampleActionNetworks } from '../testing/action-networks.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicListStories } from '../testing/public-stories.tsx';
import { Screen } from '../testing/Screen.tsx';
import * as actionNetworkPage from './action-network.page.tsx';

const route = { ...actionNetworkPage, path: '/action-network' };

/** The action network list in the site's frame. */
const meta = {
  title: 'Screens/Public/Action network',
  tags: ['!autodocs'],
  component: Screen,
  args: { layout: SiteLayout, ...route },
  parameters: { layout: 'fullscreen', msw: mockResource('actionNetwork', sampleActionNetworks) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each network links to its website in a new tab. One has no link yet. */
export const List: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Keep the Land Network/ });
    await expect(link).toHaveAttribute('href', 'https://keeptheland.example.org');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('heading', { name: 'Know your benefits' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Know your benefits/ })).toBeNull();
  },
};

const states = publicListStories('actionNetwork', route, hostileActionNetworks);
export const Empty = states.Empty;
export const Waiting = states.Loading;
export const Failure = states.Error;
export const Hostile = states.Hostile;
