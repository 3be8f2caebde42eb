import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListFilterBar } from './ListFilterBar.tsx';

const meta = {
  title: 'Inputs/FilterBar',
  tags: ['new', 'since-0.1.0'],
  component: FilterBar,
  args: {
    filters: [
      {
        name: 'resource',
        label: 'What',
        value: '',
        allText: 'Everything',
        options: [
          { value: 'event', label: 'Events' },
          { value: 'article', label: 'Articles' },
        ],
      },
      {
        name: 'user',
        label: 'Who',
        value: '2',
        allText: 'Everyone',
        options: [
          { value: '1', label: 'ada' },
          { value: '2', label: 'grace' },
        ],
      },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What' }), 'Articles');
    await expect(args.onChange).toHaveBeenCalledWith('resource', 'article');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who' }), 'Everyone');
    await expect(args.onChange).toHaveBeenLastCalledWith('user', '');
  },
};

export const Phone320: Story = {
  args: { filters: [{ name: 'a', label: longTitle, value: 'b', options: [{ value: 'b', label: longTitle }] }] },
  globals: { viewport: { value: 'phone320' } },
};

/** On a phone, the filters of a list are in a drawer. The button says how many are set. */
export const InADrawer: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => <ListFilterBar {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (1)' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'What' }), 'Articles');
    await expect(args.onChange).toHaveBeenCalledWith('resource', 'article');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter (1)' })).toHaveFocus());
  },
};
