import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { mockLogin } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { LoginPage } from './LoginPage.tsx';

/** The staff's sign-in. In these stories 'ada' with the password 'lamp' gets in. */
const meta = {
  title: 'Screens/Sign-in',
  tags: ['!autodocs'],
  component: Screen,
  args: { component: LoginPage, path: '/login', at: '/login' },
  parameters: { layout: 'fullscreen', msw: mockLogin },
  beforeEach: () => {
    localStorage.removeItem('token');
    return () => localStorage.removeItem('token');
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Leads to the dashboard and keeps the token. */
export const SignsIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'lamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(localStorage.getItem('token')).toBe('story-token');
  },
};

/** Any failure shows the same popup and keeps the name; closed, it leaves one at the password, to be typed anew. */
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Invalid credentials');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Username')).toHaveValue('ada');
    await waitFor(() => expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveFocus());
    await userEvent.keyboard('lamp{Enter}');
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};
