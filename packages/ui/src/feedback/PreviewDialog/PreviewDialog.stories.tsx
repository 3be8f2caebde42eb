import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Prose } from '../../data-display/Prose/index.ts';
import { PageHeader } from '../../layout/PageHeader/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { longTitle, sampleText } from '../../testing/index.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const meta = {
  title: 'Feedback/PreviewDialog',
  tags: ['new', 'since-0.1.0'],
  component: PreviewDialog,
  parameters: { frame: { inline: false, heightPx: 640 } },
  args: {
    open: true,
    onClose: fn(),
    note: 'Draft · saved today at 4:16 PM',
    children: (
      <>
        <PageHeader title="Seed Saturday" lead="Bring a jar, take a jar" seed="seeds" />
        <Section spacing="none">
          <Prose text={sampleText(3)} />
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof PreviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const innerWidth = () => document.querySelector('iframe')?.contentWindow?.innerWidth;

/** On a wide screen, desktop width first. A button switches to phone width. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ args }) => {
    await waitFor(() => expect(innerWidth()).toBe(1280));
    await expect(screen.getByText('Draft · saved today at 4:16 PM')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Phone' }));
    await waitFor(() => expect(innerWidth()).toBe(360));
    await expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = {
  args: {
    children: (
      <>
        <PageHeader title={longTitle} seed="long" />
        <Section spacing="none">
          <Prose text={sampleText(8)} />
        </Section>
      </>
    ),
  },
};

/** Beside a form, which stays usable. */
export const Beside: Story = {
  args: { beside: true },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas, args }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(innerWidth()).toBe(360));
    await expect(canvas.getByRole('region', { name: 'Preview' }).clientWidth).toBeLessThanOrEqual(400);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await waitFor(() => expect(innerWidth()).toBe(360));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
