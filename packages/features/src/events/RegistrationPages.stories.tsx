import type { RegistrationKey } from '@porchlight/contract/registrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockResource } from '../testing/mock-api.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import { sampleRegistrationKey as key, mockRegistrationKey, registeredEvents } from '../testing/registrations.ts';
import type { Screen } from '../testing/Screen.tsx';
import * as eventPage from './event.page.tsx';
import * as registrationPage from './event-registration.page.tsx';

const events = mockResource('event', registeredEvents);

const meta = {
  title: 'Screens/Public/Registration',
  tags: ['!autodocs'],
  ...publicMeta(...events, mockRegistrationKey()),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { ...registrationPage, path: '/event/:id/register', at: '/event/1/register' };
const withKey = (registration_key: RegistrationKey) => ({
  msw: { handlers: [...events, mockRegistrationKey(registration_key)] },
});

/** The event's page leads to its registration. */
export const EventWithRegistration: Story = {
  args: { ...eventPage, path: '/event/:id', at: '/event/1' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Register for this event' });
    await expect(link).toHaveAttribute('href', '/event/1/register');
  },
};

export const Open: Story = {
  args: page,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^9 seats are left\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};

export const WaitingList: Story = {
  args: page,
  parameters: withKey({ ...key, standing: 'waiting', seats_left: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All seats are taken.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join the waiting list' })).toBeEnabled();
  },
};

/** The last seat went while somebody typed: the answers stay in sight. */
export const FullMeanwhile: Story = {
  args: page,
  parameters: withKey({
    ...{ ...key, standing: 'full', seats_left: 0 },
    rejected: { answers: { name: 'Ruth Hart' }, errors: {}, message: 'All seats are taken.' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('What is your name?')).toHaveValue('Ruth Hart');
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeDisabled();
  },
};

export const Cancelled: Story = {
  args: page,
  parameters: withKey({ ...key, standing: 'cancelled' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This event is cancelled, so nobody can register.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
};
