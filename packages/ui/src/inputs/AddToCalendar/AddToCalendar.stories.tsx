import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PorchlightProvider } from '../../theme/index.ts';
import { AddToCalendar } from './index.ts';

const meta = {
  title: 'Inputs/AddToCalendar',
  tags: ['new', 'since-0.1.0'],
  component: AddToCalendar,
  args: { href: '/event/3.ics', title: 'Saturday seed swap' },
} satisfies Meta<typeof AddToCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add to calendar Saturday seed swap' });
    await expect(link).toHaveAttribute('href', '/event/3.ics');
    await expect(link).toHaveAttribute('type', 'text/calendar');
  },
};

const others = [
  {
    text: 'Google Calendar',
    href: 'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Saturday+seed+swap',
  },
  { text: 'Outlook', href: 'https://outlook.live.com/calendar/0/deeplink/compose?subject=Saturday+seed+swap' },
];

/** For web calendars. */
export const WithWebCalendars: Story = {
  args: { others },
  play: async ({ canvas }) => {
    const google = canvas.getByRole('link', { name: 'Google Calendar (opens in a new tab)' });
    await expect(google).toHaveAttribute('href', others[0]?.href);
    await expect(google).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** The link to the file is not handled by the router. */
export const BesideTheRouter: Story = {
  render: (args) => (
    <PorchlightProvider linkComponent={(props) => <a {...props} data-router="" />}>
      <AddToCalendar {...args} />
    </PorchlightProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
  },
};

export const WithoutTitle: Story = { args: { title: undefined } };
