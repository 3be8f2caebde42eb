import { accountDuties, passwordNotice } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { SessionResponse } from '@porchlight/contract/schemas';
import { addPageText } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { AddPage } from './AddPage.tsx';
import { DashboardNotFoundPage } from './DashboardNotFoundPage.tsx';

const meta = {
  title: 'Screens/Dashboard/Other screens',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sessionWith = (facts: Partial<SessionResponse>) =>
  mockCall(otherCalls.session, () => ({ user: { id: 1, username: 'ada' }, ...facts }));

/** The three placeholders of the specification, with links to the screens that they stand for. */
export const Add: Story = {
  args: { Component: AddPage, path: '/dashboard/add-page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(addPageText)).toBeVisible();
    const links: [string, string][] = [
      ['Create page', '/dashboard/create-page'],
      ['Add a section to a page', '/dashboard/pages'],
      ['Add a menu item', '/dashboard/menus'],
    ];
    for (const [name, href] of links) await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

/** People whose password no longer meets the rules are told, with a link to change it. */
export const PasswordToChange: Story = {
  args: { Component: AddPage, path: '/dashboard/add-page' },
  parameters: {
    msw: [sessionWith({ password_problem: 'short' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(passwordNotice.title)).toBeVisible();
    await expect(canvas.getByText(passwordNotice.short, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: passwordNotice.link })).toHaveAttribute(
      'href',
      '/dashboard/my-account',
    );
  },
};

/** People who have to change their account first are sent there and told why. */
export const AccountDuty: Story = {
  args: { Component: AddPage, path: '/dashboard/my-account' },
  parameters: {
    msw: [sessionWith({ duty: 'factor' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(accountDuties.factor.title)).toBeVisible();
    await expect(canvas.getByText(accountDuties.factor.text, { exact: false })).toBeVisible();
  },
};

/** An unknown dashboard URL links back to the dashboard. */
export const UnknownAddress: Story = {
  args: { Component: DashboardNotFoundPage, path: '/dashboard/no' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
