import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { SpecialDays, type SpecialDaysProps } from './index.ts';

/** Holds the lines, as a form does. */
function Stored({ value: stored, onChange, ...props }: SpecialDaysProps) {
  const [value, setValue] = useState(stored);
  return (
    <SpecialDays
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const christmas = '2099-12-24 10:00-14:00 Christmas Eve\n2099-12-25 closed Christmas';

const meta = {
  title: 'Inputs/SpecialDays',
  tags: ['new', 'since-0.1.0'],
  component: SpecialDays,
  args: { label: 'Holidays and exceptions', value: christmas, onChange: fn() },
  render: (props) => <Stored {...props} />,
} satisfies Meta<typeof SpecialDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add day' }));
    const row = within(canvas.getByRole('group', { name: 'Day 3' }));
    await expect(row.getByLabelText('Day')).toHaveFocus();
    await fireEvent.change(row.getByLabelText('Day'), { target: { value: '2099-12-31' } });
    await userEvent.type(row.getByLabelText('Reason'), 'New Year’s Eve');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${christmas}\n2099-12-31 closed New Year’s Eve`);
    await userEvent.selectOptions(row.getByLabelText('Hours'), 'Other hours');
    await fireEvent.change(row.getByLabelText('December 31, 2099, opens'), { target: { value: '09:00' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(`${christmas}\n2099-12-31 09:00- New Year’s Eve`);
  },
};

/** What is removed comes back with Undo, which has the focus. */
export const RemovedAndBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: December 25, 2099' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2099-12-24 10:00-14:00 Christmas Eve');
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: December 25, 2099.');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(christmas);
    await expect(canvas.getByRole('button', { name: 'Add day' })).toHaveFocus();
  },
};

/** Days that are over can be removed together. */
export const InThePast: Story = {
  args: { value: `2020-07-04 closed Fourth of July\n2020-11-26 closed Thanksgiving\n${christmas}` },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByLabelText('Day in the past')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2 days in the past' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(christmas);
  },
};

export const Empty: Story = { args: { value: '' } };

export const LongText: Story = {
  args: { value: `2099-12-25 closed ${'Whippoorwillneighborhood'.repeat(12)}` },
  globals: { viewport: { value: 'phone320' } },
};
