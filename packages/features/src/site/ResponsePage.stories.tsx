import { subscribeSucceeded } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from '../testing/Screen.tsx';
import { ResponsePage } from './ResponsePage.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/** The response to the subscribe form without JavaScript, in the site's frame. */
const meta = {
  title: 'Screens/Public/Answers',
  tags: ['!autodocs'],
  component: Screen,
  args: { layout: SiteLayout, path: '/subscribe', Component: Subscribed },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

function Subscribed() {
  return <ResponsePage {...subscribeSucceeded} backPath="/stories" />;
}

/** The text of the dialog, and a link back. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Success' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('Email sent successfully.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to previous page' })).toHaveAttribute('href', '/stories');
  },
};

function Refused() {
  const text = 'This has to be an email address, such as name@example.org.';
  return <ResponsePage title="Error" text={text} email="odessa.tarver at example" />;
}

/** An invalid address is in the form again, with an error message. */
export const InvalidAddress: Story = {
  args: { Component: Refused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    const field = within(canvas.getByRole('main')).getByLabelText('Your email address');
    await expect(field).toHaveValue('odessa.tarver at example');
    await expect(field).toHaveAccessibleDescription(/has to be an email address/);
  },
};
