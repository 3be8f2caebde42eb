import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { storedPicture } from '../../inputs/EntityForm/sample-fields.ts';
import { sampleLongText } from '../../surfaces/CardFrame/sample-content.ts';
import { FieldDifference } from './FieldDifference.tsx';

const meta = {
  title: 'Data display/FieldDifference',
  tags: ['stable', 'since-0.1.0'],
  component: FieldDifference,
  args: { label: 'Title', kind: 'text', from: 'Seed swap on Friday', to: 'Seed swap on Saturday' },
} satisfies Meta<typeof FieldDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Old → new. Each has a sign, which screen readers read as a word, so color is not the only difference. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('ins, del')];
    await expect(marks.map(({ tagName }) => tagName)).toEqual(['DEL', 'INS']);
    await expect(marks.map((each) => getComputedStyle(each, '::before').content)).toEqual([
      '"−\u00a0" / "deleted "',
      '"+\u00a0" / "added "',
    ]);
    await expect(marks.map((each) => getComputedStyle(each).textDecorationLine)).toEqual(['none', 'none']);
    await expect(new Set(marks.map((each) => each.getBoundingClientRect().top)).size).toBe(1);
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Seed swap on Friday');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Seed swap on Saturday');
  },
};

/** Long texts are compared word by word. Unchanged passages are shortened. */
export const LongText: Story = {
  args: {
    label: 'Body',
    kind: 'longText',
    from: `${sampleLongText} We meet on Friday at six. ${sampleLongText}`,
    to: `${sampleLongText} We meet on Saturday at six, rain or shine. ${sampleLongText}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion').map((each) => each.textContent)).toEqual(['Friday']);
    await expect(
      canvas
        .getAllByRole('insertion')
        .map((each) => each.textContent)
        .join(''),
    ).toMatch(/Saturday.*shine/);
    await expect(canvas.getAllByText(/…/).length).toBeGreaterThan(0);
  },
};

/** Two full versions: the old one on the left, the new one on the right. */
export const SideBySide: Story = {
  args: { ...LongText.args, isSideBySide: true },
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const [then, now] = [canvas.getByText('This version'), canvas.getByText('Current version')];
    await expect(then.getBoundingClientRect().top).toBe(now.getBoundingClientRect().top);
    await expect(now.getBoundingClientRect().left).toBeGreaterThan(then.getBoundingClientRect().left);
    await expect(then.parentElement).toHaveTextContent(/We meet on Friday at six\./);
    await expect(now.parentElement).toHaveTextContent(/We meet on Saturday at six, rain or shine\./);
  },
};
/** On a phone the versions are below each other. */
export const SideBySidePhone: Story = {
  args: { ...SideBySide.args, label: 'Title', kind: 'text', from: 'اجتماع البذور', to: '' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const [then, now] = [canvas.getByText('This version'), canvas.getByText('Current version')];
    await expect(now.getBoundingClientRect().top).toBeGreaterThan(then.getBoundingClientRect().bottom);
    await expect(canvas.getByText('Empty')).toBeVisible();
  },
};

export const Rewritten: Story = {
  args: { label: 'Body', kind: 'longText', from: 'Beans.\n\nCorn.', to: 'Polls open at seven in every county.' },
};
/** Very different long texts show only their beginning. A button shows the rest. */
export const RewrittenAtLength: Story = {
  args: {
    label: 'Body',
    kind: 'longText',
    from: `${sampleLongText} `.repeat(4),
    to: 'Polls open at seven in every county. '.repeat(60),
  },
  play: async ({ canvas }) => {
    const length = (role: string) => canvas.getByRole(role).textContent.length;
    await expect(length('deletion')).toBeLessThanOrEqual(281);
    await expect(length('insertion')).toBeLessThanOrEqual(281);
    const button = canvas.getByRole('button', { name: 'Show full text Body', expanded: false });
    await userEvent.click(button);
    await expect(length('insertion')).toBeGreaterThan(2000);
    await expect(button).toHaveAccessibleName('Show less Body');
    await userEvent.click(button);
    await expect(length('insertion')).toBeLessThanOrEqual(281);
  },
};
export const New: Story = { args: { from: null, to: 'Seed swap' } };
export const Emptied: Story = {
  args: { from: 'Free', to: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empty')).toBeVisible();
  },
};
export const Money: Story = {
  args: { label: 'Amount', kind: 'money', from: 25, to: 1250.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('insertion')).toHaveTextContent('$1,250.50');
  },
};
export const Moment: Story = {
  args: { label: 'Date', kind: 'dateTime', from: '2026-03-14T22:30:00Z', to: '2026-03-15T22:30:00Z' },
};
export const Choice: Story = {
  args: {
    label: 'Type',
    kind: 'choice',
    from: 'staff',
    to: 'director',
    optionLabels: { staff: 'Staff or volunteer', director: 'Director' },
  },
};
/** A password shows only that it changed. */
export const Password: Story = {
  args: { label: 'Password', kind: 'password', from: null, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Changed\./)).toBeVisible();
  },
};
/** Pictures are shown as thumbnails, without file names. */
export const Picture: Story = {
  args: {
    label: 'Image',
    kind: 'image',
    from: '0123.jpg',
    to: '4567.jpg',
    fromUrl: storedPicture,
    toUrl: storedPicture,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'A picture' })).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent('0123');
  },
};
/** A picture that was replaced long ago is no longer available. */
export const PictureMissing: Story = {
  args: Picture.args,
  play: async ({ canvas }) => {
    const [before] = canvas.getAllByRole('img');
    await fireEvent.error(before as HTMLElement);
    await waitFor(() => expect(canvas.getByText('No longer available')).toBeVisible());
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};
export const Pdf: Story = {
  args: { label: 'PDF', kind: 'pdf', from: '0123.pdf', to: '4567.pdf', toUrl: '/pdfs/4567.pdf' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('A PDF');
    await expect(canvas.getByRole('link', { name: /^A PDF/ })).toHaveAttribute('href', '/pdfs/4567.pdf');
    await expect(canvasElement).not.toHaveTextContent('4567');
  },
};
export const PictureRemoved: Story = {
  args: { label: 'Image', kind: 'image', from: '0123.jpg', to: null, fromUrl: storedPicture },
};
