import { otherCalls } from '@porchlight/contract/other-calls';
import type { CheckIn, Guest } from '@porchlight/contract/registrations/check-in';
import type { CheckInListResponse, SendCheckInsInput } from '@porchlight/contract/registrations/check-in-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { type MockMode, mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { CheckInPage } from './CheckInPage.tsx';
import { readQueue, removeFromQueue } from './check-in-store.ts';
import { GuestListPage } from './GuestListPage.tsx';

const guests: Guest[] = [
  { id: 1, name: 'Bo Lind', seats: 1, state: 'waiting', code: '0001-0001' },
  { id: 2, name: 'José Núñez', seats: 1, state: 'confirmed', code: '7KQ4-M2XD' },
  { id: 3, name: 'Odessa Freeman', seats: 2, state: 'confirmed', code: '0003-0003' },
  { id: 4, name: 'The Parks', seats: 4, state: 'confirmed', code: '0004-0004' },
];

const list: CheckInListResponse['list'] = {
  event: {
    ...{ id: 7, title: 'Harvest supper', starts_at: '2026-03-14T16:00:00Z', ends_at: '2026-03-14T20:00:00Z' },
    ...{ is_cancelled: false, free_seats: 2 },
  },
  ...{ guests, version: 'one' },
};

/** Odessa came alone so far, at another door. */
const pressed: CheckIn = {
  ...{ key: 'other-door-1', kind: 'arrival', registration: 3, seats: 1, undoes: '' },
  ...{ door: 'other-door', at: '2026-03-14T14:52:00.000Z' },
};

/** A server that stores what is pressed. */
function mockDoor(values: Partial<CheckInListResponse['list']> = {}, mode: MockMode = 'responding') {
  const stored = [pressed];
  return [
    mockCall(otherCalls.checkInList, () => ({ list: { ...list, ...values } })),
    mockCall(
      otherCalls.sendCheckIns,
      async ({ request }) => {
        const { check_ins, after }: SendCheckInsInput = await request.json();
        stored.push(...check_ins.filter(({ key }) => !stored.some((each) => each.key === key)));
        return { check_ins: stored.slice(after), cursor: stored.length, unknown: [], version: 'one' };
      },
      mode,
    ),
  ];
}

const meta = {
  title: 'Screens/Dashboard/Check-in',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: {
    ...dashboardMeta.args,
    ...{ Component: CheckInPage, path: '/dashboard/show-event/:id/check-in', at: '/dashboard/show-event/7/check-in' },
  },
  beforeEach: async () => {
    removeFromQueue(7, new Set(readQueue(7).map(({ key }) => key)));
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press checks in; what another door has pressed is shown; a mistake is undone; who waits is let in after a question. */
export const Door: Story = {
  parameters: { msw: [mockSession, ...mockDoor()] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Name or code' }), 'nunez');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Check in José Núñez' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /^José Núñez Here since/ })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Check in José Núñez' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findByText(/^1 of 2 here since .* at another door$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Only some of The Parks' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Check in 2' }));
    await expect(await canvas.findByText(/^2 of 4 here since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Bo Lind/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bo Lind' }));
    await expect(dialog.getByText('2 seats are free.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Let in' }));
    await waitFor(() => expect(canvas.getByText(/of 8 here/)).toHaveTextContent('4 of 8 here'));
    await waitFor(() => expect(canvas.getByText('All sent')).toBeVisible());
  },
};

/** Without a connection what is pressed stays on the device, and the screen says how much that is. */
export const ConnectionLost: Story = {
  parameters: { msw: [mockSession, ...mockDoor({}, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connection')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check in José Núñez' }));
    await expect(await canvas.findByText('No connection, 1 not sent yet')).toBeVisible();
    await expect(canvas.getByText(/of 7 here/)).toHaveTextContent('1 of 7 here');
  },
};

/** Guests without a registration are counted. */
export const WithoutRegistration: Story = {
  parameters: { msw: [mockSession, ...mockDoor({ event: { ...list.event, free_seats: 0 } })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guest without registration' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guests without a registration' }));
    await expect(dialog.getByText('All seats are taken. How many come in?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Let in 2' }));
    await expect(await canvas.findByText('2 guests without a registration.')).toBeVisible();
  },
};

export const NobodyRegistered: Story = {
  parameters: { msw: [mockSession, ...mockDoor({ guests: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has registered for this event yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockSession,
      mockCall(otherCalls.checkInList, undefined, 'missing'),
      mockCall(otherCalls.sendCheckIns, undefined, 'missing'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This event no longer exists.')).toBeVisible();
  },
};

/** Who is expected, on paper. Who waits is not. */
export const ListToPrint: Story = {
  args: {
    ...{ Component: GuestListPage, path: '/dashboard/show-event/:id/guest-list' },
    at: '/dashboard/show-event/7/guest-list',
  },
  parameters: { msw: [mockSession, ...mockDoor()] },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
      'José Núñez',
      'Odessa Freeman',
      'The Parks',
    ]);
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};
