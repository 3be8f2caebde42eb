import { documentOf } from '@porchlight/contract/rich-text-strings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDocument, sampleText } from '../../testing/index.ts';
import { SectionText } from './index.ts';

const meta = {
  title: 'Sections/SectionText',
  tags: ['new', 'since-0.1.0'],
  component: SectionText,
  args: { text: documentOf(sampleText(1)) },
} satisfies Meta<typeof SectionText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One paragraph, in the type of what is around it. */
export const Default: Story = {
  decorators: [(Story) => <div style={{ fontSize: 30 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^When the store/);
    await expect([text.tagName, getComputedStyle(text).fontSize]).toEqual(['P', '30px']);
  },
};

export const Paragraphs: Story = {
  args: { text: documentOf(sampleText(3)), spacing: 'wide' },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByText(/.+/, { selector: 'p' })
      .map((paragraph) => paragraph.getBoundingClientRect());
    await expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(24);
  },
};

export const Lead: Story = { args: { variant: 'lead' } };

/** Headings begin one level below that of the section. */
export const Formatting: Story = {
  args: { text: sampleDocument },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('What to bring');
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('What Ruby says');
    await expect(canvas.getByText('two jars').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'the pantry' })).toHaveAttribute('href', '/contact');
    await expect(getComputedStyle(canvas.getAllByRole('listitem')[0] as HTMLElement).listStyleType).toBe('disc');
  },
};

export const Empty: Story = {
  args: { text: null },
  parameters: { sheet: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};
