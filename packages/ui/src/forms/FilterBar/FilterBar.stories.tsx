import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longTitle } from '../../cards/CardFrame/sample-content.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';

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

const closed = fn();

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

/** On a phone: the fields in a drawer, whose button that closes it stays in view. */
export const InADrawer: Story = {
  parameters: { frame: { inline: false, heightPx: 600 } },
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <FilterDrawer open title="Filter" closeLabel="Show events" onClose={closed}>
      <FilterBar {...args} />
    </FilterDrawer>
  ),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await expect(drawer.getByRole('combobox', { name: 'What' })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Show events' }));
    await expect(closed).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledTimes(2);
  },
};
