import { pageHeaderSection } from '@porchlight/contract/sections/page-header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { firstPlace, samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { PageHeaderSection } from './index.ts';

const meta = {
  title: 'Sections/Page header',
  tags: ['new', 'since-0.1.0'],
  component: PageHeaderSection,
  args: { ...sectionArgs(pageHeaderSection), place: firstPlace },
  argTypes: sectionArgTypes(pageHeaderSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeaderSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^A place to meet/);
    await expect(canvas.getByRole('link', { name: 'Plan a visit' })).toBeVisible();
    await expect(canvas.getByText('What we do')).toBeVisible();
  },
};

export const WithPicture: Story = {
  args: {
    picture: { src: '/images/field.svg', alt: 'Collards along a wire fence' },
    breadcrumbs: <Breadcrumbs items={[{ text: 'Home', href: '/' }]} current="Culture and heritage" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Collards along a wire fence' })).toHaveAttribute(
      'fetchpriority',
      'high',
    );
  },
};

/** The picture is shown until the video plays. */
export const WithFilm: Story = {
  args: {
    film: { sources: [{ src: '/media/forest.webm', type: 'video/webm' }], seconds: 10 },
    picture: { src: '/images/field.svg', alt: 'Collards along a wire fence' },
  },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /the video: Collards along a wire fence$/ })).toBeVisible();
  },
};

/** Links that lead nowhere are left out. */
export const WithBrokenLink: Story = {
  args: { buttons: [{ text: 'Plan a visit', link: null, look: 'usual' }] },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Plan a visit')).toBeNull();
  },
};

/** Below another header, its heading is one level lower. */
export const Further: Story = {
  args: { place: samplePlace },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^A place to meet/);
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(pageHeaderSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(pageHeaderSection, 'long'), parameters: { sheet: false } };
