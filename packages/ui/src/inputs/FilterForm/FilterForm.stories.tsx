import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { FilterForm } from './index.ts';

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }));

const meta = {
  title: 'Inputs/FilterForm',
  tags: ['new', 'since-0.1.0'],
  component: FilterForm,
  args: {
    action: '/events',
    label: 'Filter events',
    resetHref: '/events?when=past',
    hiddenFields: { when: 'past' },
    fields: [
      { name: 'topic', label: 'Topic', value: '', options: [{ value: 'gardens', label: 'Gardens' }] },
      { name: 'place', label: 'Place', value: '', options: optionsOf('The old depot', 'Ruby’s Porch') },
      { name: 'flag', label: 'Kind', value: '', options: optionsOf('Family', 'Free', 'Online') },
    ],
  },
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain form: the result is a page with the choices in its URL. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filter events' });
    await expect(form.method).toBe('get');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Free');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ topic: '', place: '', flag: 'Free', when: 'past' });
    await expect(canvas.queryByRole('link', { name: 'Remove filters' })).toBeNull();
  },
};

/** While the list is filtered, one link removes all filters. */
export const Filtered: Story = {
  args: { fields: [...meta.args.fields.slice(0, 2), { ...meta.args.fields[2], value: 'Free' } as never] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('Free');
    await expect(canvas.getByRole('link', { name: 'Remove filters' })).toHaveAttribute('href', '/events?when=past');
  },
};

/** A value that nothing has any longer is still shown as chosen. */
export const UnknownValue: Story = {
  args: { fields: [{ name: 'topic', label: 'Topic', value: 'wells', options: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Topic' })).toHaveValue('wells');
  },
};

export const LongTexts: Story = {
  args: { fields: [{ name: 'place', label: longTitle, value: longTitle, options: optionsOf(longTitle) }] },
};

export const Phone320: Story = { globals: { viewport: { value: 'phone320' } } };
