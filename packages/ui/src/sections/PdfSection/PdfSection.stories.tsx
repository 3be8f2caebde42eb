import { pdfSection } from '@porchlight/contract/sections/pdf';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { PdfSection } from './index.ts';

const meta = {
  title: 'Sections/PDF on the page',
  tags: ['new', 'since-0.1.0'],
  component: PdfSection,
  args: { ...sectionArgs(pdfSection), place: samplePlace },
  argTypes: sectionArgTypes(pdfSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PdfSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker, in a browser with a PDF viewer. */
export const Default: Story = {
  beforeEach: () => {
    spyOn(Navigator.prototype, 'pdfViewerEnabled', 'get').mockReturnValue(true);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Yearly report 2025')).toHaveAttribute('src', '/pdfs/form.pdf');
    await expect(canvas.getByRole('link', { name: /Download the PDF Yearly report 2025/ })).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(pdfSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(pdfSection, 'long'), parameters: { sheet: false } };
