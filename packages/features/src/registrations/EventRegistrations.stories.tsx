import { otherCalls } from '@porchlight/contract/other-calls';
import { DialogsProvider } from '@porchlight/ui/feedback/useDialogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource, mockSession } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { registeredEvents, sampleRegistrations } from '../testing/registrations.ts';
import type { Screen } from '../testing/Screen.tsx';
import { EventRegistrations } from './EventRegistrations.tsx';

const Registrations = () => (
  <DialogsProvider>
    <EventRegistrations />
  </DialogsProvider>
);

const meta = {
  title: 'Screens/Dashboard/Registrations',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { Component: Registrations, path: '/dashboard/show-event/:id', at: '/dashboard/show-event/1' },
  parameters: {
    ...dashboardMeta.parameters,
    msw: [
      mockSession,
      ...mockResource('event', registeredEvents),
      mockCall(otherCalls.registrations, () => sampleRegistrations),
      mockCall(otherCalls.addRegistration, () => sampleRegistrations),
      mockCall(otherCalls.setRegistration, () => sampleRegistrations),
    ],
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers, and the list when somebody opens it. */
export const NumbersAndList: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31 of 40 seats, 3 waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Who has registered' }));
    await expect(await canvas.findByRole('link', { name: 'Odessa Freeman' })).toHaveAttribute(
      'href',
      '/dashboard/show-form-entry/1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Give a seat: Cal Whitlock' }));
    await expect(await canvas.findByText('Cal Whitlock has a seat, and gets an email.')).toBeVisible();
  },
};

/** Someone has called. */
export const SomeoneHasCalled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Who has registered' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add someone' }));
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Joan Bell');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText('Joan Bell is registered.')).toBeVisible();
  },
};
