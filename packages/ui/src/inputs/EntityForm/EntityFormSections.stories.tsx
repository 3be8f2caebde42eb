import type { Fields } from '@porchlight/contract/fields';
import { formSchema } from '@porchlight/contract/schemas';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type SampleFormProps, sampleForm } from './sample-form.tsx';
import { sampleSection, sectionsField } from './sections/sample-sections.tsx';
import { openSection } from './sections/useRequestedSection.ts';

const described = {
  title: { kind: 'text', label: 'Title', required: true },
  sections: { kind: 'sections', label: 'Sections' },
} as const satisfies Fields;

const sections = [
  sampleSection('pageHeader', 'head'),
  sampleSection('text', 'began'),
  sampleSection('quote', 'quote'),
  sampleSection('iconList', 'points'),
];
const unknown: StoredSection = { id: 'new', kind: 'timeline', version: 3, values: { years: 12 } };
const onSubmit = fn(async (_values: Readonly<Record<string, unknown>>) => ({ id: 7 }));

const meta = {
  title: 'Inputs/EntityForm sections',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: {
    label: 'Edit page',
    fields: [{ name: 'title', kind: 'text', label: 'Title', required: true }, sectionsField()],
    schema: formSchema(described, false),
    defaultValues: { title: 'How we began', sections: JSON.stringify(sections) },
    submitLabel: 'Save',
    onSubmit,
  },
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const withSections = (...stored: readonly StoredSection[]) => ({
  title: 'How we began',
  sections: JSON.stringify(stored),
});
const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Sections: outline' })).getAllByRole('listitem');
const rowLabels = async (canvas: Canvas) =>
  (await rows(canvas)).map((row) => row.querySelector('b')?.lastChild?.textContent);
const openRow = async (canvas: Canvas, label: string) => {
  const list = within(await canvas.findByRole('list', { name: 'Sections: outline' }));
  await userEvent.click(list.getByRole('button', { name: new RegExp(`^\\d+\\. ${label}`) }));
};
const panel = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));
const chooseAction = async (canvas: Canvas, section: string, action: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `More actions: ${section}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const save = async (canvas: Canvas): Promise<StoredSection[]> => {
  onSubmit.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return readSections(onSubmit.mock.lastCall?.[0].sections) ?? [];
};
/** Whether the browser would ask before the page is closed. */
const hasChanges = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The outline, and the form of the first section. What is typed is stored with its section alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await openRow(canvas, 'Quote');
    const quote = await panel(canvas, 'Quote');
    await waitFor(() => expect(quote.getByRole('heading', { name: 'Quote' })).toHaveFocus());
    await userEvent.type(quote.getByLabelText('When or where'), ' in 1979');
    const saved = await save(canvas);
    await expect(saved.map(({ id }) => id)).toEqual(['head', 'began', 'quote', 'points']);
    await expect(saved[2]?.values.detail).toBe('who came as a child in 1979');
    await expect(saved.toSpliced(2, 1)).toEqual(sections.toSpliced(2, 1));
  },
};

/** Enter adds the kind that has the focus; the first field of the new section has the focus then. */
export const Empty: Story = {
  args: { defaultValues: { title: 'New page', sections: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sections yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Add a section' }));
    picker.getByRole('button', { name: /^Quote/ }).focus();
    await userEvent.keyboard('{Enter}');
    const quote = await panel(canvas, 'Quote');
    await waitFor(() => expect(quote.getByRole('textbox', { name: 'Quote' })).toHaveFocus());
    await userEvent.keyboard('Come in.');
    await userEvent.type(quote.getByLabelText('Who said it'), 'The cook');
    await expect(await save(canvas)).toMatchObject([
      { kind: 'quote', version: 1, values: { text: 'Come in.', cite: 'The cook' } },
    ]);
  },
};

/** A new section comes after the chosen one. */
export const AddedAfterTheChosenOne: Story = {
  play: async ({ canvas }) => {
    await openRow(canvas, 'Text');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add section' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Add a section' }));
    await expect(picker.getByText('It is added after Text, “How it began”.')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: /^Quote/ }));
    await expect(await rowLabels(canvas)).toEqual(['Page header', 'Text', 'Quote', 'Quote', 'List of points']);
    await expect(canvas.getByText('Quote was added as number 3 of 5.')).toBeInTheDocument();
  },
};

export const MovedByKeysAndButtons: Story = {
  play: async ({ canvas }) => {
    await openRow(canvas, 'Quote');
    const up = await canvas.findByRole('button', { name: 'Move up: section 3, Quote' });
    await userEvent.click(up);
    await expect(canvas.getByText('Section 3, Quote, is now number 2 of 4.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move up: section 2, Quote' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await rowLabels(canvas)).toEqual(['Page header', 'Text', 'List of points', 'Quote']);
    await expect(canvas.getByRole('button', { name: 'Move up: section 4, Quote' })).toHaveFocus();
  },
};

export const MovedByDragging: Story = {
  play: async ({ canvas }) => {
    const [first, , third] = await rows(canvas);
    const grip = first && within(first).getByTitle('Drag to move');
    if (!grip || !third) throw new Error('There is nothing to drag.');
    const { top, height } = third.getBoundingClientRect();
    await fireEvent.pointerDown(grip, { buttons: 1, pointerType: 'touch' });
    await fireEvent.pointerMove(window, { clientY: top + height / 2, buttons: 1, pointerType: 'touch' });
    await fireEvent.pointerUp(window);
    await expect(await rowLabels(canvas)).toEqual(['Text', 'Quote', 'Page header', 'List of points']);
  },
};

/** Undo brings a deleted section back as it was: the form then has no change. */
export const DeletedAndBack: Story = {
  play: async ({ canvas }) => {
    await openRow(canvas, 'Quote');
    await chooseAction(canvas, 'section 3, Quote', 'Delete');
    // The toolbar of a text has another one, as an icon.
    const undo = await canvas.findByText('Undo');
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(await rowLabels(canvas)).toEqual(['Page header', 'Text', 'List of points']);
    await expect(hasChanges()).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(await rowLabels(canvas)).toEqual(['Page header', 'Text', 'Quote', 'List of points']);
    await waitFor(() => expect(hasChanges()).toBe(false));
  },
};

export const HiddenAndDuplicated: Story = {
  play: async ({ canvas }) => {
    await openRow(canvas, 'Quote');
    await chooseAction(canvas, 'section 3, Quote', 'Hide from visitors');
    await expect(await canvas.findByText('Hidden')).toBeVisible();
    await chooseAction(canvas, 'section 3, Quote', 'Duplicate');
    await waitFor(async () => expect(await rowLabels(canvas)).toHaveLength(5));
    const saved = await save(canvas);
    await expect(new Set(saved.map(({ id }) => id)).size).toBe(5);
    await expect(saved[3]).toEqual({ ...saved[2], id: saved[3]?.id });
    await expect(saved[2]?.hidden).toBe(true);
  },
};

/** A copied section can be pasted, here or on another page, as often as someone likes. */
export const CopiedAndPasted: Story = {
  args: { fields: [{ name: 'title', kind: 'text', label: 'Title' }, sectionsField()] },
  play: async ({ canvas }) => {
    await openRow(canvas, 'Quote');
    await chooseAction(canvas, 'section 3, Quote', 'Copy, to paste it on any page');
    await openRow(canvas, 'List of points');
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste Quote' }));
    await expect(await rowLabels(canvas)).toEqual(['Page header', 'Text', 'Quote', 'List of points', 'Quote']);
    const saved = await save(canvas);
    await expect(saved[4]?.values).toEqual(sections[2]?.values);
    await expect(saved[4]?.id).not.toBe('quote');
  },
};

/** The summary leads to the field that is wrong, in a section that was not open, and in a list of its own. */
export const Invalid: Story = {
  args: {
    defaultValues: withSections(
      ...sections.slice(0, 3),
      sampleSection('iconList', 'points', {
        items: [
          { title: 'Voices', text: null, link: '' },
          { title: '', text: null, link: '' },
        ],
      }),
    ),
  },
  play: async ({ args, canvas }) => {
    await openRow(canvas, 'Quote');
    await userEvent.clear((await panel(canvas, 'Quote')).getByLabelText('Who said it'));
    await openRow(canvas, 'Page header');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }));
    await expect(canvas.getAllByText('▲ Problem')).toHaveLength(2);
    await userEvent.click(summary.getByRole('link', { name: /^Sections: Section 3 \(Quote\), Who said it:/ }));
    const cite = (await panel(canvas, 'Quote')).getByLabelText('Who said it');
    await waitFor(() => expect(cite).toHaveFocus());
    await expect(cite).toBeInvalid();
    await userEvent.type(cite, 'Eulis Leverett');
    await waitFor(() => expect(canvas.getAllByText('▲ Problem')).toHaveLength(1));
    await userEvent.click(summary.getByRole('link', { name: /^Sections:/ }));
    const points = await panel(canvas, 'List of points');
    await waitFor(() =>
      expect(within(points.getByRole('group', { name: 'point 2' })).getByLabelText('Title')).toHaveFocus(),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A newer program has written it: it can be moved, deleted after a question, and stays as it is. */
export const UnknownKind: Story = {
  args: {
    defaultValues: withSections(unknown, ...sections.slice(1, 3), { ...sampleSection('quote', 'newer'), version: 9 }),
  },
  play: async ({ canvas }) => {
    await openRow(canvas, 'timeline');
    await expect(await canvas.findByText('This section can’t be edited here. It stays as it is.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: section 1, timeline' }));
    await expect((await save(canvas))[1]).toEqual(unknown);
    await chooseAction(canvas, 'section 2, timeline', 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete timeline?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete section' }));
    await waitFor(() => expect(canvas.getByText('Undo')).toHaveFocus());
    await expect(await rowLabels(canvas)).toHaveLength(3);
  },
};

/** A fact is inserted at the cursor; what visitors will read is below the field. */
export const FactInserted: Story = {
  play: async ({ canvas }) => {
    await openRow(canvas, 'Quote');
    const cite = (await panel(canvas, 'Quote')).getByLabelText<HTMLInputElement>('Who said it');
    await userEvent.clear(cite);
    await userEvent.type(cite, 'A cook of 1979');
    cite.setSelectionRange(10, 10);
    const [, button] = canvas.getAllByRole('button', { name: 'Insert fact' });
    if (button) await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Town/ }));
    await waitFor(() => expect(cite).toHaveFocus());
    await expect(cite).toHaveValue('A cook of {town}1979');
    await expect(canvas.getByText('Visitors read: A cook of Port Ellen1979')).toBeVisible();
  },
};

/** A link can lead to another section of the page, which is chosen by its place and its heading. */
export const LinkToASection: Story = {
  args: { defaultValues: withSections(sampleSection('callout', 'go'), sampleSection('text', 'began')) },
  play: async ({ canvas }) => {
    await openRow(canvas, 'Callout');
    const form = await panel(canvas, 'Callout');
    const [type] = await form.findAllByRole('combobox', { name: 'Kind of link: Link' });
    if (type) await userEvent.selectOptions(type, 'Section of this page');
    const [target] = form.getAllByRole('combobox', { name: 'Link' });
    if (target) await userEvent.selectOptions(target, '2. Text: How it began');
    const [first] = await save(canvas);
    await expect(first?.values.buttons).toContainEqual(expect.objectContaining({ link: '#began' }));
  },
};

/** In a text with formatting, the menu of facts is in the toolbar. */
export const FactInText: Story = {
  play: async ({ canvas }) => {
    await openRow(canvas, 'Text');
    const toolbar = within(await canvas.findByRole('toolbar', { name: 'Formatting' }));
    await userEvent.click(toolbar.getByRole('button', { name: 'Insert fact' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Hours of the pantry/ }));
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: 'Text' })[0]).toHaveTextContent('{pantry hours}'),
    );
    await expect(JSON.stringify((await save(canvas))[1]?.values.body)).toContain('{pantry hours}');
  },
};

const longWord = 'Whippoorwillneighborhood'.repeat(12);

export const LongTexts: Story = {
  args: {
    defaultValues: withSections(
      sampleSection('quote', 'long', {
        text: longWord,
        cite: longWord,
        detail: 'A sentence that goes on. '.repeat(40),
      }),
      ...Array.from({ length: 12 }, (_, index) =>
        sampleSection('text', `text${index}`, { title: `Chapter ${index + 1}` }),
      ),
    ),
  },
};

/** On a phone the outline is the screen, and a section opens on top of it. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await openRow(canvas, 'Quote');
    await expect(canvas.queryByRole('list', { name: 'Sections: outline' })).not.toBeInTheDocument();
    await expect(await canvas.findByLabelText('Who said it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the sections' }));
    const row = (await rows(canvas))[2];
    await waitFor(() => expect(row?.querySelector('[data-control="open"]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: section 3, Quote' }));
    await expect(await rowLabels(canvas)).toEqual(['Page header', 'Text', 'List of points', 'Quote']);
  },
};

/** A click on a section of the preview opens it. */
export const RequestedFromElsewhere: Story = {
  play: async ({ canvas }) => {
    await rows(canvas);
    openSection('points');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'List of points' })).toHaveFocus());
  },
};

export const Full: Story = {
  args: { fields: [{ name: 'title', kind: 'text', label: 'Title' }, sectionsField(undefined, 4)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A page can have at most 4 sections.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add section' })).not.toBeInTheDocument();
  },
};
