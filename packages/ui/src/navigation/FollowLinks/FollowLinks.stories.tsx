import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { PorchlightProvider } from '../../theme/index.ts';
import { type FollowLink, FollowLinks } from './index.ts';

const calendar: FollowLink[] = [
  { text: 'Subscribe to our calendar', href: 'webcal://porchlight.example.org/calendar.ics', icon: 'calendar' },
  { text: 'Download calendar', href: '/calendar.ics', icon: 'download', type: 'text/calendar' },
];

const meta = {
  title: 'Navigation/FollowLinks',
  tags: ['stable', 'since-0.1.0'],
  component: FollowLinks,
  args: { links: [{ text: 'Follow by RSS', href: '/feeds/stories.xml', icon: 'feed', type: 'application/rss+xml' }] },
} satisfies Meta<typeof FollowLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Follow' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Follow by RSS' });
    await expect(link).toHaveAttribute('href', '/feeds/stories.xml');
    await expect(link).toHaveAttribute('type', 'application/rss+xml');
  },
};

export const Calendar: Story = {
  args: { links: calendar },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Links to feeds and calendars are not handled by the router. */
export const BesideTheRouter: Story = {
  render: (args) => (
    <PorchlightProvider linkComponent={(props) => <a {...props} data-router="" />}>
      <FollowLinks {...args} />
    </PorchlightProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
  },
};

/** Without links it renders nothing. */
export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = { args: { links: [...calendar, { text: longTitle, href: '/long', icon: 'feed' }] } };
