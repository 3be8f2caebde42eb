import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { ShareLinks } from './index.ts';

const url = 'https://porchlight.example.org/story/4?slug=a-creek&x=1';

const meta = {
  title: 'Inputs/ShareLinks',
  tags: ['stable', 'since-0.1.0'],
  component: ShareLinks,
  args: { url, title: 'Three names & one creek' },
} satisfies Meta<typeof ShareLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title and URL are encoded correctly, whatever characters they contain. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Share' })).toBeVisible();
    const x = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'X (opens in a new tab)' }).href);
    await expect(x.searchParams.get('url')).toBe(url);
    await expect(x.searchParams.get('text')).toBe('Three names & one creek');
    const facebook = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: /Facebook/ }).href);
    await expect(facebook.searchParams.get('u')).toBe(url);
    const mail = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href);
    await expect(mail.searchParams.get('body')).toBe(`Three names & one creek\n${url}`);
  },
};

export const Copied: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 160 } },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(url);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied.'));
    write.mockRestore();
  },
};

/** If the browser does not allow copying, the link is shown. */
export const CopyRefused: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 200 } },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(url));
    write.mockRestore();
  },
};

export const LongText: Story = { args: { title: longTitle } };
