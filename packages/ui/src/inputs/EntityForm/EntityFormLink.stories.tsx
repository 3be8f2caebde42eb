import { sectionLinkTypes } from '@porchlight/contract/links';
import { formSchema } from '@porchlight/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { EntityFormField, LinkTarget } from './entity-form-types.ts';
import { type SampleFormProps, sampleForm } from './sample-form.tsx';

const seedSaturday: LinkTarget = { value: 'record:event/7', label: 'Seed Saturday (event)' };

const link: EntityFormField = {
  name: 'link',
  kind: 'link',
  label: 'Link of the button',
  help: 'Where people go next.',
  linkTargets: {
    pages: [
      { value: 'page:home', label: 'Home' },
      { value: 'page:donate', label: 'Ways to give' },
    ],
    findRecords: async (words) => (words.startsWith('seed') ? [seedSaturday] : []),
  },
};

const sectionLink = { kind: 'link', label: link.label, linkTypes: sectionLinkTypes } as const;

/** A link of a section, which can lead to settings. */
const inSection: EntityFormField = {
  ...link,
  linkTypes: sectionLinkTypes,
  linkTargets: {
    pages: [{ value: 'page:home', label: 'Home' }],
    settings: [
      { value: 'setting:email', label: 'Our email address (hello@example.org)' },
      { value: 'setting:donate', label: 'Donate once (give.example.org)' },
    ],
  },
};

const meta = {
  title: 'Inputs/EntityForm link',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: {
    label: 'Edit page',
    fields: [link],
    schema: formSchema({ link: { kind: 'link', label: link.label } }, false),
    submitLabel: 'Save',
    onSubmit: fn(async () => ({ id: 7 })),
  },
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const typeOf = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Kind of link: Link of the button' });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** A page is stored by its key, so that the link survives a new address. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await typeOf(canvas)).toHaveValue('page');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Link of the button' }), 'Ways to give');
    await save(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ link: 'page:donate' }, expect.anything()));
  },
};

const manyPages = Array.from({ length: 120 }, (_, index) => ({
  value: `record:page/${index + 1}`,
  label: `Page ${index + 1}`,
}));

/** More pages than a list can have are searched by words of their titles. */
export const ManyPages: Story = {
  parameters: { sheet: false },
  args: {
    fields: [
      {
        ...link,
        linkTargets: {
          pages: [{ value: 'page:home', label: 'Home' }],
          findPages: async () => manyPages,
          searchPages: async (words) =>
            words === 'boat' ? [{ value: 'record:page/301', label: 'Boathouse' }] : manyPages.slice(0, 3),
        },
      },
    ],
    defaultValues: { link: 'record:page/7' },
  },
  play: async ({ args, canvas }) => {
    await expect(await typeOf(canvas)).toHaveValue('page');
    const input = canvas.getByRole('combobox', { name: 'Link of the button' });
    await waitFor(() => expect(input).toHaveValue('Page 7'));
    await userEvent.clear(input);
    await userEvent.type(input, 'boat');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Boathouse' }));
    await save(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ link: 'record:page/301' }, expect.anything()));
  },
};

/** A record is found by words of its title. */
export const ToARecord: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(await typeOf(canvas), 'Story, event or other');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Link of the button' }), 'seed');
    await userEvent.click(await within(document.body).findByRole('option', { name: seedSaturday.label }));
    await save(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ link: 'record:event/7' }, expect.anything()));
  },
};

/** A link that can only be a topic needs no type: the first topics are offered at once. */
export const OnlyATopic: Story = {
  args: {
    fields: [
      {
        ...link,
        linkTypes: ['record'],
        linkTargets: {
          pages: [],
          findRecords: async (words) => (words === '' ? [{ value: 'record:topic/3', label: 'Land and trees' }] : []),
        },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Link of the button' }));
    await expect(canvas.queryByRole('combobox', { name: 'Kind of link: Link of the button' })).toBeNull();
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Land and trees' }));
    await save(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ link: 'record:topic/3' }, expect.anything()));
  },
};

/** A setting is stored by its name, so that the link follows it; an email can have a subject. */
export const ToASetting: Story = {
  args: { fields: [inSection], schema: formSchema({ link: sectionLink }, false) },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(await typeOf(canvas), 'From the settings');
    const setting = canvas.getByRole('combobox', { name: 'Link of the button' });
    await userEvent.selectOptions(setting, 'Donate once (give.example.org)');
    await expect(canvas.queryByRole('textbox', { name: /subject/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(setting, 'Our email address (hello@example.org)');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Link of the button: subject of the email' }),
      'A jar & lid',
    );
    await save(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { link: 'setting:email?subject=A%20jar%20%26%20lid' },
        expect.anything(),
      ),
    );
  },
};

/** What was entered for one type is still there after a look at another one. */
export const AnotherType: Story = {
  args: { defaultValues: { link: 'mailto:ruby@example.org' } },
  play: async ({ args, canvas }) => {
    const type = await typeOf(canvas);
    await expect(type).toHaveValue('mailto');
    await userEvent.selectOptions(type, 'Telephone number');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link of the button' }), '(229) 555-0142');
    await userEvent.selectOptions(type, 'Email address');
    await expect(canvas.getByRole('textbox', { name: 'Link of the button' })).toHaveValue('ruby@example.org');
    await userEvent.selectOptions(type, 'Telephone number');
    await save(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ link: 'tel:(229) 555-0142' }, expect.anything()));
  },
};

/** A link that runs a program is refused with a sentence, and what was typed stays. */
export const Hostile: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(await typeOf(canvas), 'Website');
    const address = canvas.getByRole('textbox', { name: 'Link of the button' });
    await userEvent.type(address, 'javascript:alert(1)');
    await save(canvas);
    await waitFor(() => expect(address).toBeInvalid());
    await expect(address).toHaveAccessibleDescription(
      expect.stringContaining('A link can’t start with ‘javascript:’.'),
    );
    await expect(address).toHaveValue('javascript:alert(1)');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Without pages and a search, a link leads to an address. */
export const AddressesOnly: Story = {
  args: { fields: [{ ...link, linkTargets: undefined }] },
  play: async ({ canvas }) => {
    const type = await typeOf(canvas);
    await expect(type).toHaveValue('website');
    await expect(within(type).queryByRole('option', { name: 'Page of this site' })).not.toBeInTheDocument();
  },
};

/** A list of broken links leads to the field that has one. */
export const RequestedField: Story = {
  args: { fields: [{ name: 'title', kind: 'text', label: 'Title' }, link] },
  beforeEach: () => {
    history.replaceState(history.state, '', '#link');
    return () => history.replaceState(history.state, '', location.pathname + location.search);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Link of the button' })).toHaveFocus());
  },
};
