import type { RichDocument, RichNode } from '@porchlight/contract/rich-text';
import { markedText } from '@porchlight/contract/rich-text-strings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedPicture } from '../../inputs/EntityForm/sample-fields.ts';
import { withinPortals } from '../../testing/index.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { ConflictField } from './conflict-field.ts';
import type { ThreeVersions } from './merge-texts.ts';

const meta = {
  title: 'Feedback/ConflictDialog',
  tags: ['new', 'since-0.1.0'],
  component: ConflictDialog,
  parameters: { frame: { inline: false, heightPx: 640 } },
  args: {
    open: true,
    onSave: fn(),
    onBack: fn(),
    merged: ['Slug'],
    fields: [
      {
        name: 'title',
        label: 'Title',
        kind: 'text',
        base: { text: 'Seed swap' },
        mine: { text: 'Seed swap on the second Saturday' },
        theirs: { text: 'Seed swap and pie' },
      },
      {
        name: 'subtitle',
        label: 'Subtitle',
        kind: 'text',
        base: { text: 'Bring a jar' },
        mine: { text: '' },
        theirs: { text: 'Bring a jar and a fork' },
      },
    ],
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is preselected. Reports a choice for every field. Works with the arrow keys alone. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(dialog).toHaveTextContent('They also changed: Slug.');
    const title = within(screen.getByRole('group', { name: 'Title' }));
    const subtitle = within(screen.getByRole('group', { name: 'Subtitle' }));
    await expect(title.getByRole('radio', { name: 'Your version' })).not.toBeChecked();
    await expect(title.getByRole('radio', { name: 'Your version' })).toHaveAccessibleDescription(
      'Seed swap on the second Saturday',
    );
    await expect(title.getByText('on the second Saturday').tagName).toBe('MARK');
    await expect(screen.getByRole('status')).toHaveTextContent('2 fields still to choose');
    title.getByRole('radio', { name: 'Your version' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(subtitle.getByRole('radio', { name: 'Their version (saved)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save choices' }));
    await expect(args.onSave).toHaveBeenCalledWith({ title: 'mine', subtitle: 'theirs' });
  },
};

/** Without a choice for every field nothing is saved, and the first field without one gets focus. */
export const MissingChoice: Story = {
  parameters: { sheet: 'played' },
  play: async ({ canvasElement, args }) => {
    const canvas = withinPortals(canvasElement);
    const title = within(canvas.getByRole('group', { name: 'Title' }));
    await userEvent.click(title.getByRole('radio', { name: 'Your version' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const subtitle = canvas.getByRole('group', { name: 'Subtitle' });
    await waitFor(() => expect(subtitle).toHaveAccessibleDescription('Choose one option.'));
    await expect(within(subtitle).getByRole('radio', { name: 'Your version' })).toHaveFocus();
  },
};

/** Escape goes back to the form. */
export const EscapeGoesBack: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** One field to choose, a body. */
const ofBody = ({
  base,
  mine,
  theirs,
  documents,
}: ThreeVersions<string> & Pick<ConflictField, 'documents'>): Story['args'] => {
  const versions = { base: { text: base }, mine: { text: mine }, theirs: { text: theirs } };
  return { merged: [], fields: [{ name: 'body', label: 'Body', kind: 'longText', ...versions, documents }] };
};

const body = 'The road was called Freedmen’s Lane until a clerk left it off the map. ';

/** Shows the differences first. A button shows the full texts. */
export const LongText: Story = {
  args: ofBody({
    base: body.repeat(12),
    mine: `${body.repeat(6)}My grandmother never did. ${body.repeat(6)}`,
    theirs: `${body.repeat(12)}It is on the new one.`,
  }),
  play: async ({ canvasElement }) => {
    const canvas = withinPortals(canvasElement);
    await expect(canvas.getByText(/My grandmother never did/, { selector: 'mark' })).toBeVisible();
    await expect(canvas.getByText(/It is on the new one/, { selector: 'mark' })).toBeVisible();
    const height = canvas.getByRole('group', { name: 'Body' }).clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Show full texts Body' }));
    await expect(canvas.getByRole('group', { name: 'Body' }).clientHeight).toBeGreaterThan(height);
  },
};

/** Changes to different paragraphs are already combined. The edited text is saved. */
export const CombinedText: Story = {
  parameters: { sheet: 'played' },
  args: ofBody({
    base: 'Bring a jar.\n\nSoup at six.\n\nRides from the depot.',
    mine: 'Bring a jar and a spoon.\n\nSoup at six.\n\nRides from the depot.',
    theirs: 'Bring a jar.\n\nSoup at six.\n\nRides from the depot at five.',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = withinPortals(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Combine both' }));
    const text = canvas.getByRole('textbox', { name: 'Body: Combine both' });
    await expect(text).toHaveValue('Bring a jar and a spoon.\n\nSoup at six.\n\nRides from the depot at five.');
    await expect(text).toHaveAccessibleDescription('This includes both changes. Check it before you save.');
    await userEvent.type(text, ' Thanks.');
    // What was written is still there after a look at the others.
    await userEvent.click(canvas.getByRole('radio', { name: 'Your version' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Combine both' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      body: { text: 'Bring a jar and a spoon.\n\nSoup at six.\n\nRides from the depot at five. Thanks.' },
    });
  },
};

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const supper = (...paragraphs: string[]): RichDocument => ({
  version: 1,
  type: 'doc',
  content: [
    { ...paragraph('What to bring'), type: 'heading', attrs: { level: 2 } },
    ...paragraphs.map((text) => paragraph(text)),
  ],
});
const documents = {
  base: supper('Bring a jar.', 'Soup at six.', 'Rides from the depot.'),
  mine: supper('Bring a jar and a spoon.', 'Soup at six, on the porch.', 'Rides from the depot.'),
  theirs: supper('Bring a jar.', 'Soup at half past six.', 'Rides from the depot at five.', 'Thank you.'),
};

/** In a formatted text, changes by one person are included. Where both changed a paragraph, people choose a version. */
export const CombinedParagraphs: Story = {
  parameters: { sheet: 'played' },
  args: ofBody({
    base: markedText(documents.base),
    mine: markedText(documents.mine),
    theirs: markedText(documents.theirs),
    documents,
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = withinPortals(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Combine both' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const part = within(canvas.getByRole('group', { name: 'Changed by both of you' }));
    await expect(part.getByRole('radio', { name: 'Yours' })).toHaveFocus();
    await expect(part.getByRole('radio', { name: 'Yours' })).toHaveAccessibleDescription('Soup at six, on the porch.');
    await userEvent.click(part.getByRole('radio', { name: 'Theirs' }));
    // What was chosen is still there after a look at the others.
    await userEvent.click(canvas.getByRole('radio', { name: 'Your version' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Combine both' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    const mergedBody = supper(
      'Bring a jar and a spoon.',
      'Soup at half past six.',
      'Rides from the depot at five.',
      'Thank you.',
    );
    await expect(args.onSave).toHaveBeenCalledWith({ body: { text: JSON.stringify(mergedBody) } });
  },
};

/** A newly chosen picture and one that someone else has saved. */
export const Pictures: Story = {
  args: {
    merged: [],
    fields: [
      {
        name: 'image',
        label: 'Image',
        kind: 'image',
        base: { text: '' },
        mine: { text: 'IMG_2041.jpg', pictureUrl: storedPicture },
        theirs: { text: '0123456789abcdef.jpg', pictureUrl: storedPicture },
      },
    ],
  },
};
