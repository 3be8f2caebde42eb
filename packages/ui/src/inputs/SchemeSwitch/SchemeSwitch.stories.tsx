import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const meta = {
  title: 'Inputs/SchemeSwitch',
  tags: ['stable', 'since-0.1.0'],
  component: SchemeSwitch,
  beforeEach: () => {
    const before = document.documentElement.dataset.scheme;
    return () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the component's own way
      document.cookie = 'scheme=; path=/; max-age=0';
      if (before === undefined) delete document.documentElement.dataset.scheme;
      else document.documentElement.dataset.scheme = before;
    };
  },
} satisfies Meta<typeof SchemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switches there and back. The choice is stored only if it differs from the system's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const root = document.documentElement;
    delete root.dataset.scheme;
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const other = system === 'dark' ? 'light' : 'dark';
    const background = () => getComputedStyle(document.body).backgroundColor;
    const before = background();
    const button = canvas.getByRole('button', { name: 'Switch between light and dark colors' });

    await userEvent.click(button);
    await expect(root.dataset.scheme).toBe(other);
    await expect(document.cookie).toContain(`scheme=${other}`);
    await expect(background()).not.toBe(before);

    await userEvent.click(button);
    await expect(root.dataset.scheme).toBeUndefined();
    await expect(document.cookie).not.toMatch(/scheme=\w/);
    await expect(background()).toBe(before);
  },
};

/** The icon shows the scheme that a press switches to. */
export const Signs: Story = {
  play: async ({ canvas }) => {
    const [moon, sun] = canvas.getByRole('button').querySelectorAll('svg');
    document.documentElement.dataset.scheme = 'light';
    await expect(moon).toBeVisible();
    await expect(sun).not.toBeVisible();
    document.documentElement.dataset.scheme = 'dark';
    await expect(sun).toBeVisible();
    await expect(moon).not.toBeVisible();
  },
};
