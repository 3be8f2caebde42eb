import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ItemList } from './ItemList.tsx';

const end = fn(async () => {});

const meta = {
  title: 'Data display/ItemList',
  tags: ['new', 'since-0.1.0'],
  component: ItemList,
  args: {
    label: 'Sessions',
    items: [
      { id: 1, title: 'Firefox on Windows', lines: ['203.0.113.7', 'used just now'], mark: 'This device', actions: [] },
      {
        id: 2,
        title: 'Safari on iPhone',
        lines: ['2001:db8:4f2a:1::/64', 'last used on March 12, 2026 at 9:02 AM'],
        actions: [{ label: 'End session', onClick: end }],
      },
      {
        id: 3,
        title: 'ruth.whitfield-montgomery@a-rather-long-name-of-a-church.example.org',
        lines: ['The link works until March 17, 2026 at 12:00 PM.'],
        copy: { text: 'https://porchlight.example.org/new-password#mYx3cZP0nq8G1vJkQd7bE5sU', label: 'Copy link' },
        actions: [
          { label: 'Send again', onClick: fn() },
          { label: 'Account', href: '/dashboard/edit-user/3' },
          { label: 'Cancel invitation', onClick: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each button's name includes its item, and it is busy during its action. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const done = Promise.withResolvers<void>();
    end.mockReturnValueOnce(done.promise);
    const button = canvas.getByRole('button', { name: 'End session: Safari on iPhone' });
    await userEvent.click(button);
    await expect(end).toHaveBeenCalledOnce();
    await expect(button).toBeDisabled();
    done.resolve();
    await waitFor(() => expect(button).toBeEnabled());
    await expect(canvas.getByRole('link', { name: /^Account: ruth/ })).toHaveAttribute(
      'href',
      '/dashboard/edit-user/3',
    );
  },
};

/** Items with pages of their own, something to be done about one, and more about it below. */
export const WithDetails: Story = {
  args: {
    label: 'Changes in this set',
    items: [
      {
        id: 1,
        title: 'Winter market',
        href: '/dashboard/edit-event/1',
        lines: ['Event · changes · ready'],
        details: <p>Title: Market → Winter market</p>,
        actions: [{ label: 'Remove from set', onClick: fn() }],
      },
      {
        id: 2,
        title: 'Snow days',
        href: '/dashboard/edit-research/2',
        mark: 'Conflict',
        lines: ['Story · changes'],
        warning: 'Someone has changed this in the meantime too: Title. Choose which version to publish.',
        actions: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Winter market' })).toHaveAttribute(
      'href',
      '/dashboard/edit-event/1',
    );
    await expect(canvas.getByText(/Choose which version/)).toBeVisible();
  },
};

/** A passage of a text, with what it is about marked. */
export const WithPassage: Story = {
  parameters: { sheet: false },
  args: {
    label: 'Typed facts',
    items: [
      {
        id: 1,
        title: 'The first winter',
        lines: ['Story, Content'],
        passage: { before: 'The fair is in ', match: 'Marrow Creek', after: ', behind the depot.' },
        actions: [{ label: 'Ignore', onClick: () => undefined }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('mark');
    await expect(mark).toHaveTextContent('Marrow Creek');
    await expect(mark?.parentElement).toHaveTextContent('The fair is in Marrow Creek, behind the depot.');
  },
};
