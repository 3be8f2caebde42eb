import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import ParkIcon from '@mui/icons-material/ParkOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, sampleLongText } from '../../surfaces/CardFrame/sample-content.ts';
import { IconList } from './index.ts';

const meta = {
  title: 'Data display/IconList',
  tags: ['stable', 'since-0.1.0'],
  component: IconList,
  args: {
    items: [
      { title: 'Families with children under six', text: 'Formula and diapers are set aside until noon.' },
      { title: 'Anyone over sixty', text: 'We drive to you if you can’t come to us.' },
      { title: 'People between jobs', text: 'No papers, no questions about why.' },
      { title: 'Students', text: 'From the technical college in Macon, with or without a student card.' },
      { title: 'Whoever is hungry today' },
    ],
  },
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who the pantry is for. Without `level`, titles are not headings. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const ThreeColumns: Story = { args: { columns: 3 } };
export const OneColumn: Story = { args: { columns: 1 } };

export const WithIconsAndLinks: Story = {
  args: {
    headingLevel: 2,
    items: [
      { title: 'Job openings', text: 'Six this spring.', icon: <DescriptionIcon />, href: '#jobs' },
      { title: 'Internships', text: 'Paid, ten weeks, from eighteen.', icon: <ParkIcon />, href: '#internships' },
      { title: 'Youth events', text: 'Saturdays in the arboretum.', icon: <CalendarTodayIcon />, href: '/events' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Youth events' })).toHaveAttribute('href', '/events');
  },
};

/** Three items are below each other until all three fit in a row. */
export const ThreeOnATablet: Story = {
  args: { items: meta.args.items.slice(0, 3) },
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};
export const LongText: Story = { args: { items: [{ title: longTitle, text: sampleLongText }, { title: 'Short' }] } };
