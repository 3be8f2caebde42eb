import type { FormKey } from '@porchlight/contract/forms/form-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFormKey as key, mockFormKey, sampleForm } from '../testing/forms.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as formPage from './form.page.tsx';
import * as formsPage from './forms.page.tsx';

const meta = {
  title: 'Screens/Public/Forms',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('form', [sampleForm]), mockFormKey()),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const detail = { ...formPage, path: '/form/:id', at: '/form/1' };
const withKey = (form_key: FormKey) => ({
  msw: { handlers: [...mockResource('form', [sampleForm]), mockFormKey(form_key)] },
});

export const List: Story = {
  args: { ...formsPage, path: '/form' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Take a volunteer shift' });
    await expect(link).toHaveAttribute('href', '/form/1?slug=take-a-volunteer-shift');
  },
};

/** The questions, and the day on which the answers are deleted. */
export const Detail: Story = {
  args: detail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('What is your name?')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByText('We delete your answers on March 14, 2027.')).toBeVisible();
  },
};

/** After sending: what happens next. */
export const Sent: Story = {
  args: { ...detail, at: '/form/1?sent=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We write to you before the weekend.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

export const Closed: Story = {
  args: detail,
  parameters: withKey({ ...key, standing: 'closed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This form is closed\. It closed on March 20, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

export const Full: Story = {
  args: detail,
  parameters: withKey({ ...key, standing: 'full' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This form is full. It takes no more entries.')).toBeVisible();
  },
};

/** It was filled up while somebody typed: the answers stay in sight. */
export const FullMeanwhile: Story = {
  args: detail,
  parameters: withKey({
    ...key,
    standing: 'full',
    rejected: { answers: { name: 'Ruth Hart' }, errors: {}, message: 'This form is full. It takes no more entries.' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('What is your name?')).toHaveValue('Ruth Hart');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
