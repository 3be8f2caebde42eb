import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DataSaverSwitch } from './index.ts';

function resetDataSaver(): void {
  document.documentElement.removeAttribute('data-saver');
  // biome-ignore lint/suspicious/noDocumentCookie: resets what the story set
  document.cookie = 'data-saver=; path=/; max-age=0';
}

const meta = {
  title: 'Inputs/DataSaverSwitch',
  tags: ['stable', 'since-0.1.0'],
  component: DataSaverSwitch,
  beforeEach: () => {
    resetDataSaver();
    return resetDataSaver;
  },
} satisfies Meta<typeof DataSaverSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press saves data on this and following pages, another one stops it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Save data' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-saver');
    await expect(document.cookie).toContain('data-saver=1');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(document.documentElement).not.toHaveAttribute('data-saver');
    await expect(document.cookie).toContain('data-saver=0');
  },
};

/** The server rendered it switched on, because of the cookie or the browser's Save-Data header. */
export const OnFromTheServer: Story = {
  beforeEach: () => document.documentElement.setAttribute('data-saver', ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
