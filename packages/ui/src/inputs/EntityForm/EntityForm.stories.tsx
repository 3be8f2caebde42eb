import { formSchema } from '@porchlight/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { articleFields, everyField, everySchema, fieldsOf, pdf, storedPicture } from './sample-fields.ts';
import { articleForm, type SampleFormProps, sampleForm } from './sample-form.tsx';

const meta = {
  title: 'Inputs/EntityForm',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: articleForm,
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty file fields are not sent, so stored files stay. Everything else is sent as typed. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Seed Saturday');
    await userEvent.type(canvas.getByLabelText('Body'), 'Bring a jar.{enter}{enter}Take a jar.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ id: 31 }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { title: 'Seed Saturday', subtitle: '', slug: 'seed-saturday', body: 'Bring a jar.\n\nTake a jar.' },
      expect.objectContaining({ changed: ['title', 'slug', 'body'] }),
    );
  },
};

/** The summary gets focus and links to each field. Each field's message is its description. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Title: This can’t be empty.' }));
    const title = canvas.getByLabelText('Title');
    await expect(title).toHaveFocus();
    await expect(title).toBeInvalid();
    await expect(title).toHaveAccessibleDescription(expect.stringContaining('This can’t be empty.'));
    await userEvent.type(title, 'x');
    await waitFor(() => expect(title).toBeValid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Errors from the server are shown at their fields, and nothing typed is lost. */
export const RefusedByTheServer: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 900 } },
  args: {
    onSubmit: fn(async () => {
      const fields = { slug: 'Another article has this slug.' };
      throw Object.assign(new Error('Some fields are not right.'), { fields });
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Seed Saturday');
    await userEvent.upload(canvas.getByLabelText('Upload pdf'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await canvas.findByRole('link', { name: 'Slug: Another article has this slug.' });
    await expect(canvas.getByLabelText('Slug')).toHaveAccessibleDescription(/Another article has this slug/);
    await expect(canvas.getByLabelText('Title')).toHaveValue('Seed Saturday');
    await expect(canvas.getByText('minutes.pdf')).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    // Still something to lose.
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  },
};

export const ServerIsDown: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 860 } },
  args: {
    defaultValues: { title: 'Seed Saturday' },
    onSubmit: fn(async () => {
      throw new Error('');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This could not be saved. Everything you typed is still here. Try again.',
    );
  },
};

/** The slug follows the title until it is edited. When emptied, it follows again. */
export const SlugFollowsTitle: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByLabelText('Title');
    const slug = canvas.getByLabelText('Slug');
    await expect(slug).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change web address' }));
    await waitFor(() => expect(slug).toBeVisible());
    await userEvent.type(title, 'Sunday’s Supper, Again!');
    await expect(slug).toHaveValue('sundays-supper-again');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'supper');
    await userEvent.type(title, ' More');
    await expect(slug).toHaveValue('supper');
    await userEvent.clear(slug);
    await userEvent.type(title, '.');
    await expect(slug).toHaveValue('sundays-supper-again-more');
  },
};

/** Shows the full web address, what a date means, where unsaved work is kept, and another way to save. */
export const AddressAndDate: Story = {
  args: {
    fields: [
      ...articleFields.slice(1, 3),
      { name: 'day', kind: 'date', label: 'Day', remark: (value) => (value ? 'Saturday, in 23 days.' : undefined) },
      {
        name: 'slug',
        kind: 'slug',
        label: 'Slug',
        suggestFrom: 'title',
        address: ({ slug }) => `porchlight.example.org/article/…?slug=${slug}`,
      },
      ...articleFields.slice(4),
    ],
    schema: formSchema(
      fieldsOf({ title: 'text', subtitle: 'text', day: 'date', slug: 'slug', body: 'longText' }, 'title'),
      true,
    ),
    alternative: { label: 'Create and add another', onSaved: fn() },
    draftStatus: 'Unsaved work kept on this device at 4:16 PM',
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Seed Saturday');
    await expect(canvas.getByText('porchlight.example.org/article/…?slug=seed-saturday')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Day'), '2026-04-04');
    await expect(canvas.getByText('Saturday, in 23 days.')).toBeVisible();
    await expect(canvas.getByText('Unsaved work kept on this device at 4:16 PM')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Body'), 'Bring a jar.');
    await expect(canvas.getByText('3 words')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create and add another' }));
    await waitFor(() => expect(args.alternative?.onSaved).toHaveBeenCalledWith({ id: 31 }));
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/**
 * A field without a control, whose value a button decides: 'Save draft' sends another one and leaves the form's own.
 * The form stays open.
 */
export const Kept: Story = {
  parameters: { sheet: false },
  args: {
    fields: [
      ...articleFields.slice(1, 2),
      {
        ...{ name: 'state', kind: 'choice', label: 'State', hidden: true },
        options: [
          { value: 'published', label: 'Published' },
          { value: 'draft', label: 'Draft' },
        ],
      },
    ],
    schema: formSchema({ title: { kind: 'text', label: 'Title', required: true } }, true, 'title'),
    defaultValues: { state: 'published' },
    keep: { label: 'Save draft', values: { state: 'draft' }, onSaved: fn() },
    submitLabel: 'Publish',
    more: [{ label: 'Archive', onSelect: fn() }],
  },
  play: async ({ canvas, args }) => {
    const keep = canvas.getByRole('button', { name: 'Save draft' });
    await expect(canvas.queryByLabelText('State')).toBeNull();
    await expect(keep).toHaveAttribute('aria-keyshortcuts', 'Control+S Meta+S');
    await userEvent.type(canvas.getByLabelText('Title'), 'Half a te{Enter}');
    await waitFor(() => expect(args.keep?.onSaved).toHaveBeenCalledWith({ id: 31 }));
    await userEvent.type(canvas.getByLabelText('Title'), 'xt');
    await userEvent.click(keep);
    await waitFor(() => expect(args.keep?.onSaved).toHaveBeenCalledTimes(2));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ title: 'Half a text', state: 'draft' }, expect.anything());
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      { title: 'Half a text', state: 'published' },
      expect.objectContaining({ changed: [] }),
    );
  },
};

/** Someone types 26 for the year: the form completes it before saving. */
export const YearOfTwoDigits: Story = {
  parameters: { sheet: false },
  args: {
    fields: [{ name: 'day', kind: 'date', label: 'Day', days: { min: '1900-01-01', max: '2026-03-14' } }],
    schema: formSchema(fieldsOf({ day: 'date' }), true),
  },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Day');
    await userEvent.type(day, '0026-03-14');
    await userEvent.tab();
    await expect(day).toHaveValue('2026-03-14');
  },
};

/** Suggestions with links to their fields. The form can be saved anyway. */
export const Advice: Story = {
  args: { advice: [{ field: 'body', message: 'The text begins with a small heading.' }] },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('note', { name: 'Suggestions' }));
    await userEvent.click(note.getByRole('link', { name: 'The text begins with a small heading.' }));
    await expect(canvas.getByLabelText('Body')).toHaveFocus();
  },
};

/** The value of a choice decides which fields are shown. */
export const ByAChoice: Story = {
  parameters: { sheet: false },
  args: {
    fields: [
      ...articleFields.slice(1, 2),
      {
        ...{ name: 'state', kind: 'choice', label: 'State', beside: true },
        options: [
          { value: 'draft', label: 'Draft' },
          { value: 'scheduled', label: 'Scheduled' },
        ],
      },
      { ...{ name: 'at', kind: 'dateTime', label: 'Publish at' }, visibleWhen: { field: 'state', value: 'scheduled' } },
    ],
    schema: formSchema(fieldsOf({ title: 'text', state: 'text', at: 'dateTime' }, 'title'), true),
    defaultValues: { state: 'draft' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Publish at')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Title'), 'Seed Saturday');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Scheduled');
    await userEvent.type(canvas.getByLabelText('Publish at'), '2027-02-01T09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { title: 'Seed Saturday', state: 'scheduled', at: '2027-02-01T09:00' },
      expect.anything(),
    );
  },
};

/** A stored slug does not follow the title. */
export const StoredSlugStays: Story = {
  parameters: { sheet: false },
  args: {
    label: 'Edit article',
    submitLabel: 'Update Research',
    defaultValues: { title: 'Seed Saturday', slug: 'seeds' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), ' 2026');
    await expect(canvas.getByLabelText('Slug')).toHaveValue('seeds');
  },
};

/** Every kind of field. Amounts are sent as numbers; an empty password is not sent. */
export const EveryKind: Story = {
  args: {
    label: 'Edit record',
    fields: everyField,
    schema: everySchema,
    submitLabel: 'Save',
    currentFiles: { image: { url: storedPicture, name: 'stored-porch.jpg' } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Fish fry');
    await userEvent.type(canvas.getByLabelText('Email'), 'ruth');
    await userEvent.type(canvas.getByLabelText('Phone'), 'call us');
    await userEvent.type(canvas.getByLabelText('Amount'), 'many');
    await userEvent.type(canvas.getByLabelText('Seats'), 'a dozen');
    await userEvent.type(canvas.getByLabelText('Founded in'), '68');
    await userEvent.click(canvas.getByLabelText('Open to visitors'));
    await userEvent.type(canvas.getByLabelText('Day'), '2026-11-03');
    await userEvent.type(canvas.getByLabelText('Date and time'), '2026-11-03T18:30');
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Staff');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('link', { name: 'Amount: This has to be an amount such as 25 or 25.50.' });
    await canvas.findByRole('link', { name: /^Email: This has to be an email address/ });
    await canvas.findByRole('link', { name: 'Seats: This has to be a whole number, such as 12.' });
    await canvas.findByRole('link', { name: 'Founded in: This has to be a year, such as 1968.' });
    await canvas.findByRole('link', { name: /^Phone: This has to be a telephone number/ });
    await userEvent.clear(canvas.getByLabelText('Phone'));
    await userEvent.type(canvas.getByLabelText('Phone'), '(229) 555-0142 ext. 3');
    await userEvent.clear(canvas.getByLabelText('Seats'));
    await userEvent.type(canvas.getByLabelText('Seats'), '1,200');
    await userEvent.clear(canvas.getByLabelText('Founded in'));
    await userEvent.type(canvas.getByLabelText('Founded in'), '1968');
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '$1,234.50');
    await userEvent.type(canvas.getByLabelText('Email'), '@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        title: 'Fish fry',
        email: 'ruth@example.org',
        link: '',
        phone: '(229) 555-0142 ext. 3',
        amount: 1234.5,
        seats: 1200,
        year: 1968,
        open: 'true',
        day: '2026-11-03',
        date: '2026-11-03T18:30',
        type: 'staff',
        description: '',
      },
      expect.anything(),
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    label: 'Edit record',
    fields: everyField,
    schema: everySchema,
    submitLabel: 'Update Research',
    actions: <Button variant="outlined">Preview</Button>,
  },
  play: async ({ canvas }) => {
    // No word of a button is broken in two, and all that one presses is high enough for a thumb.
    for (const name of ['Update Research', 'Preview']) {
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().height).toBe(48);
    }
    await expect(canvas.getByLabelText('Image').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // The bar with Save stays at the foot of the window however far the end of the form is.
    const bar = canvas.getByRole('button', { name: 'Update Research' }).parentElement as HTMLElement;
    await expect(getComputedStyle(bar).position).toBe(innerHeight >= 480 ? 'sticky' : 'static');
  },
};

/** Generates a password for someone else, which can be copied. After editing it, the copy button disappears. */
export const GeneratesPassword: Story = {
  args: { fields: [{ name: 'password', kind: 'password', label: 'Password' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate password' }));
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await expect(field.value).toMatch(/^[a-z2-9+]{5}(-[a-z2-9+]{5}){3}$/);
    await expect(canvas.getByText(field.value)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy password' })).toBeVisible();
    await userEvent.type(field, 'x');
    await expect(canvas.queryByRole('button', { name: 'Copy password' })).toBeNull();
  },
};
