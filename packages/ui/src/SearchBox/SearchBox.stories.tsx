import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle, scrollsSideways, unbrokenText } from '../CardFrame/sample-content.ts';
import { type LinkComponentProps, PorchlightProvider } from '../theme/index.ts';
import { SearchBox } from './index.ts';

const pages = [
  { text: 'The man who mapped every well', href: '/podcast/4', kind: 'Podcast' },
  { text: 'Well-water testing day', href: '/event/9', kind: 'Event' },
  { text: longTitle, href: '/story/2', kind: 'Story' },
];

const meta = {
  title: 'Inputs/SearchBox',
  tags: ['stable', 'since-0.1.0'],
  component: SearchBox,
  args: { placeholder: 'Wells, okra, voting…' },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain form: the answer is a page with the words in its address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search');
    await expect(form).toHaveAttribute('action', '/search');
    await expect(form.method).toBe('get');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'okra & greens');
    await expect(new URLSearchParams(new FormData(form) as unknown as string[][]).toString()).toBe('q=okra+%26+greens');
  },
};

/** What else was chosen goes along, without JavaScript too. */
export const WithinAKind: Story = {
  args: { defaultValue: 'okra', hiddenFields: { kind: 'story' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'okra', kind: 'story' });
  },
};

/** Results may come up below as somebody types: then the field says so at every change and has no list of its own. */
export const AsYouType: Story = {
  args: { onQueryChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'ok');
    await expect(args.onQueryChange).toHaveBeenNthCalledWith(1, 'o');
    await expect(args.onQueryChange).toHaveBeenNthCalledWith(2, 'ok');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** On the page of the answer, the field holds what was asked. */
export const Answered: Story = {
  args: { defaultValue: 'okra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('okra');
  },
};

const followed = fn();

/** Stands for the router's link: goes nowhere, remembers where to. */
function RouterLink({ onClick, ...rest }: LinkComponentProps) {
  const props: LinkComponentProps = {
    ...rest,
    onClick: (event) => {
      onClick?.(event);
      event.preventDefault();
      followed(rest.href);
    },
  };
  return <a {...props} />;
}

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** As somebody types, pages come up; arrows go through them. */
export const WithSuggestions: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 360 } },
  args: { onQueryChange: fn(), onSubmit },
  render: function WithSuggestions(args) {
    const [query, setQuery] = useState('');
    return (
      <PorchlightProvider linkComponent={RouterLink}>
        <SearchBox
          {...args}
          suggestions={query === '' ? [] : pages.filter((page) => /well|church/i.test(page.text))}
          onQueryChange={(typed) => {
            args.onQueryChange?.(typed);
            setQuery(typed);
          }}
        />
        <div style={{ height: 220 }} />
      </PorchlightProvider>
    );
  },
  play: async ({ canvas, args }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'we');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('we');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'Well-water testing day Event' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('we');

    // From above the first comes the last.
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /church/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Enter follows the suggestion that is marked, and searches when none is. */
export const EnterFollowsOrSearches: Story = {
  ...WithSuggestions,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'we{ArrowDown}{Enter}');
    await expect(followed).toHaveBeenCalledWith('/podcast/4');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'l{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** A click follows a suggestion; a click elsewhere closes the list. */
export const ByPointer: Story = {
  ...WithSuggestions,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'we');
    await userEvent.click(canvas.getByRole('option', { name: /testing day/ }));
    await expect(followed).toHaveBeenCalledWith('/event/9');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'l');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongText: Story = { args: { defaultValue: longTitle } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  ...WithSuggestions,
  args: { ...WithSuggestions.args, defaultValue: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'we');
    await expect(scrollsSideways()).toBe(false);
  },
};
