import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RedirectDialog } from './RedirectDialog.tsx';

const confirmed = fn();
const cancelled = fn();

const meta = {
  title: 'Feedback/RedirectDialog',
  tags: ['new', 'since-0.1.0'],
  component: RedirectDialog,
  parameters: { frame: { inline: false, heightPx: 560 } },
  args: {
    open: true,
    title: 'Archive a page that others link to?',
    text: 'Visitors will read the links in texts and sections without a link. Menus leave theirs out.',
    links: [
      { text: 'Story “Okra season”', href: '/dashboard/edit-story/7' },
      { text: 'Menus', href: '/dashboard/menus' },
    ],
    moreCount: 0,
    field: {
      ...{ name: 'redirect_to', kind: 'link', label: 'Another page', allowsSitePaths: true },
      linkTypes: ['page', 'record', 'website'],
      linkTargets: {
        pages: [
          { value: 'page:home', label: 'Home' },
          { value: 'page:donate', label: 'Ways to give' },
        ],
        findRecords: async () => [],
      },
    },
    cancelText: 'Keep it published',
    okText: 'Archive',
    onCancel: cancelled,
    onConfirm: confirmed,
  },
  beforeEach: () => {
    confirmed.mockClear();
    cancelled.mockClear();
  },
} satisfies Meta<typeof RedirectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a choice visitors are sent nowhere. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Story “Okra season”/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it published' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await expect(confirmed).toHaveBeenCalledWith('');
    await userEvent.keyboard('{Escape}');
    await expect(cancelled).toHaveBeenCalledOnce();
  },
};

/** Another page is chosen as in the form of a redirect. Without one, the question is not answered. */
export const AnotherPage: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'They are sent to another page.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    const page = screen.getByRole('combobox', { name: /^Another page/ });
    await waitFor(() => expect(page).toHaveFocus());
    await expect(page).toHaveAccessibleDescription(/Choose where visitors are sent\./);
    await userEvent.selectOptions(page, 'Ways to give');
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await expect(confirmed).toHaveBeenCalledWith('page:donate');
  },
};

/** An address of another site is checked for its form, and stays. */
export const WrongAddress: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'They are sent to another page.' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Kind of link: Another page' }),
      'Website or path',
    );
    const address = screen.getByRole('textbox', { name: /^Another page/ });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await expect(address).toHaveAccessibleDescription(/A link can’t start with ‘javascript:’/);
    await expect(address).toHaveValue('javascript:alert(1)');
    await expect(confirmed).not.toHaveBeenCalled();
  },
};

/** A page that won’t return. Of many links, the first are named. */
export const GoneForGood: Story = {
  args: {
    links: Array.from({ length: 20 }, (_, index) => ({
      text: `Story “Part ${index}”`,
      href: `/dashboard/edit-story/${index}`,
    })),
    moreCount: 1234,
  },
  play: async () => {
    await expect(await screen.findByText('and 1,234 more')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'They read that the page was removed permanently.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await expect(confirmed).toHaveBeenCalledWith('gone');
  },
};
