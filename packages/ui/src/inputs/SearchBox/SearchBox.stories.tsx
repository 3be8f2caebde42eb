import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle, unbrokenText } from '../../surfaces/CardFrame/sample-content.ts';
import { SearchBox } from './index.ts';

const meta = {
  title: 'Inputs/SearchBox',
  tags: ['stable', 'since-0.1.0'],
  component: SearchBox,
  args: { placeholder: 'Wells, okra, voting…' },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain form: the result is a page with the query in its URL. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search');
    await expect(form).toHaveAttribute('action', '/search');
    await expect(form.method).toBe('get');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'okra & greens');
    await expect(new URLSearchParams(new FormData(form) as unknown as string[][]).toString()).toBe('q=okra+%26+greens');
  },
};

/** Other parameters are sent too, also without JavaScript. */
export const WithinAKind: Story = {
  args: { defaultValue: 'okra', hiddenFields: { kind: 'story' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'okra', kind: 'story' });
  },
};

/** Reports every change, for results while typing. */
export const AsYouType: Story = {
  args: { onQueryChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'ok');
    await expect(args.onQueryChange).toHaveBeenNthCalledWith(1, 'o');
    await expect(args.onQueryChange).toHaveBeenNthCalledWith(2, 'ok');
  },
};

/** On the results page the field contains the query. */
export const Answered: Story = {
  args: { defaultValue: 'okra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('okra');
  },
};

export const LongText: Story = { args: { defaultValue: longTitle } };

export const Phone320: Story = {
  args: { defaultValue: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
};
