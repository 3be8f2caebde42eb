import { importMaxBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { sampleEmails } from '../testing/people.ts';
import { Screen } from '../testing/Screen.tsx';
import { EmailImportPage } from './EmailImportPage.tsx';

/** Adding the addresses of a file to the email list. */
const meta = {
  title: 'Screens/Dashboard/Email import',
  tags: ['!autodocs'],
  ...dashboardMeta,
  component: Screen,
  args: { ...dashboardMeta.args, Component: EmailImportPage, path: '/dashboard/import-emails' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const existingEmail = sampleEmails[0]?.email ?? '';
const file = new File(
  [`Name,Email\nAda,ada.new@example.org\nRuth,ruth at example.org\nKnown,${existingEmail}\nAda,ADA.new@example.org\n`],
  'neighbors.csv',
  { type: 'text/csv' },
);

/** Mocks the call that imports many addresses. */
const mockImport = mockCall(otherCalls.importEmails, async ({ request }) => {
  const { emails } = (await request.json()) as { emails: string[] };
  const isValid = (email: string) => /^\S+@\S+$/.test(email);
  const already = emails.flatMap((email, index) => (email === existingEmail ? [index] : []));
  const invalid = emails.flatMap((email, index) =>
    isValid(email) ? [] : [{ index, message: 'This has to be an email address, such as name@example.org.' }],
  );
  return { added: emails.length - already.length - invalid.length, already, removed: [], invalid };
});

/** The pressed button is no longer there. */
const haveFocusOn = (canvas: ReturnType<typeof within>, words: string) =>
  waitFor(() => expect(canvas.getByText(words).closest('[role="status"]')).toHaveFocus());

/** Nothing chosen yet. */
export const Empty: Story = {
  parameters: { msw: mockResource('email', sampleEmails) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('CSV file')).toBeEnabled();
  },
};

/** What will be added, and each skipped line with its number in the file. */
export const DryRun: Story = {
  parameters: { msw: [mockImport, ...mockResource('email', sampleEmails)] },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('CSV file'), file);
    await expect(await canvas.findByText('1 address can be added.')).toBeVisible();
    await expect(
      canvas.getByText('1 can be added + 1 already on the list + 2 skipped = 4 lines read. Not counted: the heading.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Line 3' })).toHaveValue('ruth at example.org');
    await expect(canvas.getByRole('row', { name: `4 ${existingEmail} Already on the list.` })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '5 ADA.new@example.org Same as line 2.' })).toBeVisible();
  },
};

/** A pasted line with a mistake is corrected in place and can then be added. */
export const PastedAndCorrected: Story = {
  parameters: { msw: [mockImport, ...mockResource('email', sampleEmails)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Or paste addresses here'));
    await userEvent.paste('Ada <ada.new@example.org>, ruth at example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Check these addresses' }));
    await haveFocusOn(canvas, '1 address can be added.');
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Line 1' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Line 1' }), 'ruth@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the changed line' }));
    await expect(await canvas.findByText('2 addresses can be added.')).toBeVisible();
    await haveFocusOn(canvas, '2 addresses can be added.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 addresses' }));
    await expect(await canvas.findByText('2 addresses were added.')).toBeVisible();
    await haveFocusOn(canvas, '2 addresses were added.');
    await userEvent.click(canvas.getByRole('button', { name: 'Import more' }));
    await waitFor(() => expect(canvas.getByLabelText('CSV file')).toHaveFocus());
  },
};

/** With another column chosen, the list is read again. */
export const OtherColumn: Story = {
  parameters: { msw: [mockImport, ...mockResource('email', sampleEmails)] },
  play: async ({ canvas }) => {
    const list = new File(['Email,Owner email\nada.new@example.org,ruth.new@example.org\n'], 'a.csv');
    await userEvent.upload(await canvas.findByLabelText('CSV file'), list);
    await expect(await canvas.findByText('1 address can be added.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Owner email: 1 address/ }));
    await expect(await canvas.findByText('2 addresses can be added.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Email: 1 address/ }));
    await expect(await canvas.findByText('1 address can be added.')).toBeVisible();
  },
};

/** An address that the list marks as unsubscribed is skipped. A button of its own adds it. */
export const OptedOut: Story = {
  parameters: { msw: [mockImport, ...mockResource('email', sampleEmails)] },
  play: async ({ canvas }) => {
    const list = new File(
      ['Email,Email status\nada.new@example.org,subscribed\nbo.new@example.org,unsubscribed\n'],
      'a.csv',
    );
    await userEvent.upload(await canvas.findByLabelText('CSV file'), list);
    await expect(await canvas.findByText('1 address can be added.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add anyway: bo.new@example.org' }));
    await expect(
      await canvas.findByText(/^1 added \+ 1 can be added \+ 0 already on the list \+ 0 skipped/),
    ).toBeVisible();
  },
};

/** A spreadsheet file is rejected, with what to do instead. */
export const Spreadsheet: Story = {
  parameters: { msw: mockResource('email', sampleEmails) },
  play: async ({ canvas }) => {
    const workbook = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'neighbors.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText('CSV file'), workbook);
    await waitFor(() => expect(canvas.getByLabelText('CSV file')).toHaveAccessibleDescription(/choose “Save as”/));
  },
};

/** A file that is too large, such as a photo with the wrong name, is not read. */
export const TooLarge: Story = {
  parameters: { msw: mockResource('email', sampleEmails) },
  play: async ({ canvas }) => {
    const photograph = new File([new Uint8Array(importMaxBytes + 1)], 'neighbors.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText('CSV file'), photograph);
    await waitFor(() => expect(canvas.getByLabelText('CSV file')).toHaveAccessibleDescription(/larger than 5 MB/));
    await expect(canvas.getByLabelText('CSV file')).toBeEnabled();
  },
};

/** The server does not respond: nothing is added, and the file can be chosen again. */
export const Failed: Story = {
  parameters: {
    msw: [mockCall(otherCalls.importEmails, undefined, 'failing'), ...mockResource('email', sampleEmails)],
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('CSV file'), file);
    await waitFor(() => expect(canvas.getByLabelText('CSV file')).toHaveAccessibleDescription(/could not be checked/));
    await expect(canvas.getByLabelText('CSV file')).toBeEnabled();
  },
};
