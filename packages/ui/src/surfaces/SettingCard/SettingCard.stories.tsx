import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShortForm } from '../../inputs/ShortForm/index.ts';
import { longTitle } from '../../testing/index.ts';
import { SettingCard } from './SettingCard.tsx';

const meta = {
  title: 'Surfaces/SettingCard',
  tags: ['new', 'since-0.1.0'],
  component: SettingCard,
  args: {
    title: 'Email',
    summary: 'ada@example.org',
    children: (close) => (
      <ShortForm
        label="Change email"
        fields={[{ name: 'email', label: 'Email', kind: 'email', defaultValue: 'ada@example.org', autoFocus: true }]}
        submitLabel="Change email"
        onSubmit={close}
      />
    ),
  },
} satisfies Meta<typeof SettingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form opens with the focus in its first field, and closes when it has been sent. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change: Email' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** What has to be done first is open. */
export const Open: Story = { args: { defaultOpen: true } };

/** Something to know, which can't be changed. */
export const WithoutForm: Story = { args: { title: 'Username', summary: 'ada', children: undefined } };

export const LongText: Story = { args: { title: longTitle, summary: longTitle } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } }, args: { summary: longTitle } };
