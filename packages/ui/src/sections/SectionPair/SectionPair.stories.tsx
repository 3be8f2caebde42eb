import { contactSection } from '@porchlight/contract/sections/contact';
import { factsSection } from '@porchlight/contract/sections/facts';
import { iconListSection } from '@porchlight/contract/sections/icon-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnPlace, samplePlace, sectionArgs } from '../../testing/section-stories.ts';
import { ContactSection } from '../ContactSection/index.ts';
import { FactsSection } from '../FactsSection/index.ts';
import { IconListSection } from '../IconListSection/index.ts';
import { SectionPair } from './index.ts';

const points = { ...sectionArgs(iconListSection), columns: '1' as const, text: null };
const facts = { ...sectionArgs(factsSection), title: '', lead: '', columns: '1' as const, link: null };

const meta = {
  title: 'Sections/SectionPair',
  tags: ['new', 'since-0.1.0'],
  component: SectionPair,
  args: {
    title: points.title,
    lead: points.lead,
    linkText: points.linkText,
    link: points.link,
    tone: points.tone,
    beside: 'wide',
    place: samplePlace,
    children: [
      <IconListSection key="points" {...points} place={columnPlace} />,
      <FactsSection key="facts" {...facts} place={{ ...columnPlace, id: 'facts' }} />,
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionPair>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first one's heading and link are above both, and only there. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we collect' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Voices' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'See all pictures' })).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('#sample')).toHaveLength(1);
    const [list, values] = [canvas.getByRole('list'), canvas.getByText('Cost')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(values?.left).toBeGreaterThan(list?.right ?? 0);
  },
};

/** Contact details bring a heading of their own. Points after them have no heading above: their titles are one level higher. */
export const WithoutHeading: Story = {
  args: {
    title: '',
    lead: '',
    linkText: '',
    link: null,
    beside: 'even',
    children: [
      <ContactSection
        key="contact"
        {...sectionArgs(contactSection)}
        phone="(478) 555-0142"
        organization={{}}
        place={columnPlace}
      />,
      <IconListSection
        key="points"
        {...points}
        title=""
        lead=""
        link={null}
        place={{ ...columnPlace, id: 'points' }}
      />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Come by, call, write' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Voices' })).toBeVisible();
  },
};

/** The second one has a heading too. */
export const TwoHeadings: Story = {
  args: {
    children: [
      <IconListSection key="points" {...points} place={columnPlace} />,
      <FactsSection key="facts" {...facts} title="Before you come" place={{ ...columnPlace, id: 'facts' }} />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Before you come' })).toHaveAttribute('id', 'facts');
  },
};
