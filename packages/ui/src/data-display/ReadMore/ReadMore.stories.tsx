import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleDocument, sampleText } from '../../testing/index.ts';
import { ReadMore } from './ReadMore.tsx';

const meta = {
  title: 'Data display/ReadMore',
  tags: ['stable', 'since-0.1.0'],
  component: ReadMore,
  args: { text: sampleText(9) },
} satisfies Meta<typeof ReadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over 1000 characters the text is cut. The button shows the rest and moves focus to the text. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const visible = () => [...canvasElement.querySelectorAll('p')].filter((paragraph) => paragraph.checkVisibility());
    const before = visible()
      .map((paragraph) => paragraph.textContent)
      .join('\n\n');
    await expect(before.length).toBeLessThanOrEqual(1001);
    await expect(before.endsWith('…')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Read More' }));
    await expect(
      visible()
        .map((paragraph) => paragraph.textContent)
        .join('\n\n'),
    ).toBe(args.text);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.activeElement).toBe(visible()[0]?.parentElement);
  },
};

/** With exactly 600 characters there is no button. */
export const Short: Story = {
  args: { text: 'a'.repeat(600) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** From 601 characters on there is a button. Up to 1000 characters nothing is cut. */
export const JustOverTheThreshold: Story = {
  args: { text: 'a'.repeat(601) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read More' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Read More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** An empty text renders nothing. */
export const Empty: Story = { args: { text: '' } };

/** A formatted text is cut with its formatting. The button shows all of it. */
export const Formatting: Story = {
  args: {
    text: sampleText(9),
    document: {
      ...sampleDocument,
      content: [
        ...sampleDocument.content.slice(0, 3),
        ...sampleText(9)
          .split('\n\n')
          .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'italic' }] }] })),
        ...sampleDocument.content.slice(-1),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const last = 'الخبز على الطاولة';
    const visible = () => canvasElement.querySelector<HTMLElement>('[data-scripted]')?.innerText ?? '';
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(visible().trim().endsWith('…')).toBe(true);
    await expect(visible().length).toBeLessThan(1100);
    await expect(canvas.getByText(last)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read More' }));
    await expect(canvas.getByText(last)).toBeVisible();
  },
};
