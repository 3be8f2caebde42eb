import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EntityShow } from './EntityShow.tsx';

const longBody = [
  'The clerk’s window opens at nine. By eight there is a line.\nMost of it is older than the building.',
  'Heirs’ property is land that passed down without a will. Nobody owns an acre of it; everybody owns a share of all of it. That is a fine way to keep a family together and a poor way to keep a farm.',
  'Bring what you have: tax bills, a Bible with names in it, a photograph of the fence. We will start from there.',
].join('\n\n');

const remove = fn<() => Promise<void>>(async () => {});

const meta = {
  title: 'Data display/EntityShow',
  tags: ['stable', 'since-0.1.0'],
  component: EntityShow,
  args: {
    title: 'Heirs’ property: keeping the family land',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', value: 'Heirs’ property: keeping the family land' },
      { name: 'slug', label: 'Slug', kind: 'slug', value: 'heirs-property-keeping-the-family-land' },
      { name: 'link', label: 'Link', kind: 'url', value: 'https://example.org/heirs' },
      { name: 'date', label: 'Date', kind: 'dateTime', value: '2026-03-14T22:30:00Z' },
      { name: 'amount', label: 'Amount', kind: 'money', value: 1250.5 },
      { name: 'type', label: 'Type', kind: 'choice', value: 'staff', optionLabels: { staff: 'Staff & volunteers' } },
      { name: 'subtitle', label: 'Subtitle', kind: 'text', value: '' },
      { name: 'body', label: 'Body', kind: 'longText', value: longBody },
      { name: 'password', label: 'Password', kind: 'password', value: 'secret' },
    ],
    editHref: '/dashboard/edit-article/1',
    onDelete: remove,
    publicHref: '/article/1',
    backHref: '/dashboard/articles',
  },
} satisfies Meta<typeof EntityShow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The term a value belongs to. */
function shownValue(root: HTMLElement, label: string) {
  const term = [...root.querySelectorAll('dt')].find((each) => each.textContent === label);
  return term?.nextElementSibling as HTMLElement;
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Heirs’ property/ })).toBeVisible();
    await expect(shownValue(canvasElement, 'Date')).toHaveTextContent(/March 14, 2026 at 6:30.PM/);
    await expect(shownValue(canvasElement, 'Amount')).toHaveTextContent('$1,250.50');
    await expect(shownValue(canvasElement, 'Type')).toHaveTextContent('Staff & volunteers');
    await expect(shownValue(canvasElement, 'Subtitle')).toHaveTextContent('Empty');
    await expect(shownValue(canvasElement, 'Body').querySelectorAll('p').length).toBe(3);
    await expect(canvas.getByRole('link', { name: /https:\/\/example.org\/heirs/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.queryByText('secret')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', '/dashboard/articles');
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/edit-article/1');
    await expect(canvas.getByRole('link', { name: /^View on website/ })).toHaveAttribute('href', '/article/1');
  },
};

/** What visitors see, and beside it the facts that they don't see and recent changes. */
export const WithPreview: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  args: {
    fields: [
      { name: 'slug', label: 'Slug', kind: 'slug', value: 'heirs-property-keeping-the-family-land' },
      { name: 'created', label: 'Created', kind: 'text', value: 'March 12 at 2:30 PM, by grace' },
      { name: 'empty', label: 'Not filled in', kind: 'text', value: 'Subtitle, Authors' },
    ],
    preview: <div style={{ aspectRatio: '16 / 10', border: '1px solid' }}>The page</div>,
    allFields: [{ name: 'body', label: 'Body', kind: 'longText', value: longBody }],
    aside: <p>Version 3, changed by ada today at 4:16 PM</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What visitors see' })).toBeVisible();
    await expect(canvas.queryByText('Body')).toBeNull();
    await userEvent.click(canvas.getByText('All fields'));
    await expect(await canvas.findByText('Body')).toBeVisible();
    await expect(canvas.getByText('Version 3, changed by ada today at 4:16 PM')).toBeVisible();
  },
};

/** Deletes at once and is busy in the meantime. After a failure the page is unchanged. */
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    const server = Promise.withResolvers<void>();
    remove.mockReturnValueOnce(server.promise);
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Deleting…'));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    server.reject(new Error('The server said no.'));
    await waitFor(() => expect(button).toHaveAccessibleName('More'));
    await expect(canvas.getByText('Body')).toBeVisible();
  },
};

export const WithFiles: Story = {
  args: {
    fields: [
      { name: 'image', label: 'Image', kind: 'image', value: 'field.svg', fileUrl: '/images/field.svg' },
      {
        name: 'pdf',
        label: 'PDF',
        kind: 'pdf',
        value: 'heirs-property.pdf',
        fileUrl: '/pdfs/heirs-property.pdf',
        fileBytes: 840_000,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/Heirs’ property/).getBoundingClientRect().height).toBe(500);
  },
};

export const LoadingRecord: Story = {
  args: { title: 'Article', loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { title: 'Article', error: 'An error occurred while fetching the article data.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while fetching the article data.');
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to list' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    title:
      'What the congregation of a small church on a red clay road can still teach the rest of us about deciding things together',
  },
};

/** An invalid link that was stored earlier is shown as text. */
export const DoubtfulLink: Story = {
  args: { fields: [{ name: 'link', label: 'Link', kind: 'url', value: 'javascript:alert(1)' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
};
