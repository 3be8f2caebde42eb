import { otherCalls } from '@porchlight/contract/other-calls';
import type { ReplacedCopy, TypedCopy } from '@porchlight/contract/typed-copies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { TypedCopiesNotice } from './TypedCopiesNotice.tsx';
import { TypedCopiesPage } from './TypedCopiesPage.tsx';

const copyOf = (id: number, values: Partial<TypedCopy>): TypedCopy => ({
  ...{ resource: 'story', id, title: 'The first winter', field: 'content', place: 'Content', section: null },
  ...{ before: 'The fair is in ', copy: 'Marrow Creek', after: ', behind the depot.', facts: ['town'], is_old: true },
  ...values,
});
const sample = [
  copyOf(1, {}),
  copyOf(7, {
    ...{ resource: 'page', title: 'Visit us', field: 'sections/a', place: 'Section 2 (Text), Text', section: 'a' },
    ...{ before: 'Open ', copy: 'Thursday and Friday, 10:00 AM to 4:00 PM', after: '' },
    ...{ facts: ['second place hours', 'third place hours'], is_old: false },
  }),
  copyOf(2, { title: 'Seed swap', copy: '478-555-0142', before: 'Call ', facts: ['phone'], is_old: false }),
];
let copies = sample;
const isReplaced = (copy: TypedCopy, replaced: readonly ReplacedCopy[]) =>
  replaced.some(({ resource, id, field }) => resource === copy.resource && id === copy.id && field === copy.field);

/** Facts of the organization that people have typed into texts. */
const meta = {
  title: 'Screens/Dashboard/Typed facts',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: TypedCopiesPage, path: '/dashboard/typed-facts' },
  parameters: {
    ...dashboardMeta.parameters,
    msw: [
      mockSession,
      mockCall(otherCalls.typedCopies, () => ({ copies, has_more: false })),
      mockCall(otherCalls.replaceTypedCopies, async ({ request }) => {
        const { copies: replaced }: { copies: ReplacedCopy[] } = await request.json();
        copies = copies.filter((copy) => !isReplaced(copy, replaced));
        return { changed: replaced.map(({ resource, id }) => ({ resource, id, version: 2, entry: id })), failed: [] };
      }),
      mockCall(otherCalls.ignoreTypedCopy, async ({ request }) => {
        const { ignored, ...copy }: ReplacedCopy & { ignored: boolean } = await request.json();
        copies = ignored ? copies.filter((each) => !isReplaced(each, [copy])) : sample;
      }),
      mockCall(otherCalls.restoreVersion, () => {
        copies = sample;
        return { record: { id: 1, version: 3 }, missing_files: {} };
      }),
    ],
  },
  beforeEach: async () => {
    copies = sample;
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each copy with its sentence, and a button for each fact that it can be. A replacement can be undone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Earlier value')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replace with {third place hours}: Visit us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit: Visit us' })).toHaveAttribute(
      'href',
      '/dashboard/edit-page/7#a',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Replace with {town}: The first winter' }));
    await waitFor(() => expect(canvas.queryByText('Earlier value')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Earlier value')).toBeVisible();
  },
};

/** Those that can be only one fact are replaced together, after a question with their number. One Undo restores all. */
export const ReplacesAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace all 2' }));
    const question = await screen.findByRole('alertdialog', { name: 'Replace the words in 2 texts?' });
    await expect(canvas.getByText('Earlier value')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Replace 2' }));
    await waitFor(() => expect(canvas.queryByText('Earlier value')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Replace with {second place hours}: Visit us' })).toBeVisible();
    await expect(canvas.getAllByText('2 records were changed.')[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Earlier value')).toBeVisible();
  },
};

/** A text that is not chosen stays as it is. */
export const ReplacesSome: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Seed swap' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Choose Visit us' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace 1' }));
    const question = await screen.findByRole('alertdialog', { name: 'Replace the words in 1 text?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Replace 1' }));
    await waitFor(() => expect(canvas.queryByText('Earlier value')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Ignore: Seed swap' })).toBeVisible();
  },
};

/** What is ignored by mistake is listed again with Undo. */
export const Ignores: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ignore: Seed swap' }));
    await expect((await canvas.findAllByText('‘478-555-0142’ is no longer listed for this text.'))[0]).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ignore: Seed swap' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Ignore: Seed swap' })).toBeVisible();
    await expect(canvas.getByText('‘478-555-0142’ is listed again.')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    copies = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No text says a fact of the organization in words.')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.typedCopies, undefined, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};

/** Beside the settings, once they were changed. */
export const BesideTheSettings: Story = {
  args: { Component: () => <TypedCopiesNotice /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      '1 text still says an earlier value of these settings, such as ‘Marrow Creek’. See it and replace it',
    );
    await expect(canvas.getByRole('link', { name: 'See it and replace it' })).toHaveAttribute(
      'href',
      '/dashboard/typed-facts',
    );
  },
};
