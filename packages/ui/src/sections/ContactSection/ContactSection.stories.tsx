import { contactSection } from '@porchlight/contract/sections/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSocial } from '../../testing/index.ts';
import { columnPlace, samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { ContactSection } from './index.ts';

/** As the page has it, with more than the section shows. */
const organization = {
  name: 'Porchlight Institute',
  address: ['12 Depot Street', 'Marrow Creek, GA 31045'],
  phone: '(478) 555-0142',
  secondPhone: '(478) 555-0143',
  email: 'porch@example.org',
  social: sampleSocial,
};

const meta = {
  title: 'Sections/Contact details',
  tags: ['new', 'since-0.1.0'],
  component: ContactSection,
  args: {
    ...sectionArgs(contactSection),
    organization,
    place: samplePlace,
  },
  argTypes: sectionArgTypes(contactSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Come by, call, write' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'second@example.org' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^YouTube/ })).toBeVisible();
    await expect(canvas.queryByText('12 Depot Street')).toBeNull();
  },
};

/** The organization's details, from its settings. */
export const OfTheOrganization: Story = {
  args: { ...sectionArgs(contactSection, 'required') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Depot Street')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'porch@example.org' })).toBeVisible();
    // Without a name of the place, there is none.
    await expect(canvas.queryByText('Porchlight Institute')).toBeNull();
  },
};

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = {
  args: { ...sectionArgs(contactSection, 'long'), phone: '(478) 555-0142' },
  parameters: { sheet: false },
};

/** In a column: without a background, and with a smaller heading. */
export const InColumn: Story = { args: { place: columnPlace }, parameters: { sheet: false } };
