import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { StateSelect } from './index.ts';

const meta = {
  title: 'Inputs/StateSelect',
  tags: ['stable', 'since-0.1.0'],
  component: StateSelect,
  beforeEach: () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    return () => open.mockRestore();
  },
} satisfies Meta<typeof StateSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 51 choices after 'Select a State'; the new tab is announced before it opens. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Your state' });
    const options = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toHaveLength(52);
    await expect(options[0]).toBe('Select a State');
    await expect(options).toContain('District of Columbia');
    await expect(select).toHaveAccessibleDescription(/in a new tab/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Choosing a state opens its page, and shows a link in case the browser blocks new tabs. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'North Carolina');
    await expect(window.open).toHaveBeenCalledTimes(1);
    await expect(window.open).toHaveBeenCalledWith(
      'https://vote.gov/register/north-carolina',
      '_blank',
      'noopener,noreferrer',
    );
    const link = canvas.getByRole('link', { name: 'Open the North Carolina page (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://vote.gov/register/north-carolina');
  },
};

/** Arrow keys change the choice: no tab opens, and the link is updated. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    select.focus();
    for (const name of ['Alabama', 'Alaska']) {
      await userEvent.keyboard('{ArrowDown}');
      select.value = name;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await expect(window.open).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Open the Alaska page/ })).toHaveFocus();
  },
};

/** Back to the first option: nothing to open. */
export const ChoiceCleared: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'Georgia');
    await userEvent.selectOptions(select, 'Select a State');
    await expect(window.open).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Phone320: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'District of Columbia');
  },
};

export const LongText: Story = { args: { label: longTitle } };
