import { addPageText } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { AddPage } from './AddPage.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { DashboardNotFoundPage } from './DashboardNotFoundPage.tsx';

const meta = {
  title: 'Screens/Dashboard/Other screens',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The three placeholders of the specification. */
export const Add: Story = {
  args: { component: AddPage, layout: DashboardFrame, path: '/dashboard/add-page', at: '/dashboard/add-page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(addPageText)).toBeVisible();
  },
};

/** An address of the dashboard that leads nowhere: the way back is the dashboard's. */
export const UnknownAddress: Story = {
  args: { component: DashboardNotFoundPage, layout: DashboardFrame, path: '/dashboard/no', at: '/dashboard/no' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
