import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShortForm } from '../../inputs/ShortForm/index.ts';
import { SignInCard } from './SignInCard.tsx';

const meta = {
  title: 'Surfaces/SignInCard',
  tags: ['new', 'since-0.1.0'],
  component: SignInCard,
  parameters: { layout: 'fullscreen', frame: { inline: false, heightPx: 640 } },
  args: {
    name: 'Porchlight Institute',
    title: 'Staff sign-in',
    children: (
      <ShortForm
        label="Sign in"
        fields={[
          { name: 'username', label: 'Username', kind: 'username', autoFocus: true },
          { name: 'password', label: 'Password', kind: 'current-password' },
        ]}
        submitLabel="Sign in"
        onSubmit={fn()}
      />
    ),
  },
} satisfies Meta<typeof SignInCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first field has focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await userEvent.keyboard('ada');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Porchlight Institute' })).toHaveAttribute('href', '/');
  },
};

export const LongName: Story = {
  args: { name: 'Institute for the Rural Communities, Heritage and Civic Education of the Lower River Counties' },
  globals: { viewport: { value: 'phone320' } },
};
