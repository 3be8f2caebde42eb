import type { RichDocument } from '@porchlight/contract/rich-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDocument, sampleText } from '../../testing/index.ts';
import { enableDataSaver } from '../../testing/visitor-settings.ts';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Data display/Prose',
  tags: ['stable', 'since-0.1.0'],
  component: Prose,
  args: { text: sampleText(3) },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/.+/, { selector: 'p' })).toHaveLength(3);
  },
};

export const LineBreaks: Story = {
  args: { text: 'Thursday 10 to 4\r\nFriday 10 to 4\r\n\r\n\r\nBring bags if you have them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/.+/, { selector: 'p' })).toHaveLength(2);
  },
};

/** Markup is shown as typed. */
export const Markup: Story = {
  args: { text: 'Write <b>boldly</b> & <script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Write <b>boldly<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('b, script')).toBeNull();
  },
};

/** Only blank lines: renders no paragraph. */
export const Empty: Story = {
  args: { text: ' \n\n ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

export const OneLongWord: Story = { args: { text: 'Llanfair'.repeat(40) } };

/** Headings, lists, a quote, a picture, a table and a video, which is loaded only when requested. */
export const Formatting: Story = {
  args: { document: sampleDocument },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('What to bring');
    await expect(canvas.getByText('two jars').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'the pantry' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('img', { name: 'Two jars on a sill' })).toBeVisible();
    await expect(canvas.getByText('الخبز على الطاولة')).toHaveAttribute('dir', 'auto');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show the video from YouTube' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How to can beans' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Table' })).toHaveFocus();
  },
};

/** What no longer holds is struck out, and a list keeps its letters and the number it begins with. */
export const StruckOutAndLettered: Story = {
  parameters: { sheet: false },
  args: {
    document: {
      version: 1,
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '$20', marks: [{ type: 'strike' }] },
            { type: 'text', text: ' $15' },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 3, type: 'a' },
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Members' }] }] },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$20').tagName).toBe('S');
    const list = canvas.getByRole('list');
    await expect([list.getAttribute('start'), getComputedStyle(list).listStyleType]).toEqual(['3', 'lower-alpha']);
  },
};

/** A table that is wider than a phone scrolls in its own box. */
export const FormattingOnAPhone: Story = {
  args: { document: sampleDocument },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Table' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  },
};

/** Captions as a data URL, because a static Storybook has no file. */
const captionsSrc = 'data:text/vtt,WEBVTT%0A%0A00:01.000%20--%3E%2000:04.000%0ABring%20two%20jars.';

const film = (attrs: object): RichDocument => ({
  version: 1,
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Ruby shows how it is done.' }] },
    { type: 'film', attrs: { src: '/films/beans.mp4', title: 'Ruby cans beans', ...attrs } },
    { type: 'paragraph', content: [{ type: 'text', text: 'Bring two jars.' }] },
  ],
});

/** An uploaded video in the browser's player. It takes its space, and is loaded only when played. */
export const Film: Story = {
  args: { document: film({ captionsSrc, posterSrc: '/images/dusk.svg', seconds: 95 }) },
  play: async ({ canvas, canvasElement }) => {
    const player = canvas.getByLabelText('Ruby cans beans') as HTMLVideoElement;
    await expect([player.controls, player.preload, player.playsInline, player.autoplay]).toEqual([
      true,
      'none',
      true,
      false,
    ]);
    await expect(player.clientWidth / player.clientHeight).toBeCloseTo(16 / 9, 1);
    await expect(player).toHaveAttribute('poster', '/images/dusk.svg');
    const track = canvasElement.querySelector('track');
    await expect(track).toHaveAttribute('src', captionsSrc);
    await expect([track?.kind, track?.default, track?.label]).toEqual(['captions', true, 'Captions']);
    await expect(canvas.getByText(/Ruby cans beans · 2 minutes/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Download the video Ruby cans beans' });
    await expect(link).toHaveAttribute('href', '/films/beans.mp4');
    await expect(link).toHaveAttribute('download');
  },
};

/** When saving data, the video has no poster. */
export const FilmWithDataSaver: Story = {
  args: { document: film({ posterSrc: '/images/dusk.svg' }) },
  beforeEach: enableDataSaver,
  // Looks as one without a picture.
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ruby cans beans')).not.toHaveAttribute('poster');
  },
};

/** An upright video is not taller than the window. It has no speech and no poster. */
export const UprightFilm: Story = {
  // As high as most of the window, which a sheet has none of.
  parameters: { sheet: false },
  args: { document: film({ wordless: true, width: 1080, height: 1920 }) },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, canvasElement }) => {
    const player = canvas.getByLabelText('Ruby cans beans');
    await expect(player.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.8 + 1);
    await expect(canvasElement.querySelector('track')).toBeNull();
  },
};

/** Unknown content is left out, and no script runs. */
export const UnknownFormatting: Story = {
  args: {
    document: {
      version: 1,
      type: 'doc',
      content: [
        { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
        { type: 'embed', attrs: { provider: 'evil', id: 'a' } },
        { type: 'film', attrs: { title: 'Without an address' } },
        { type: 'paragraph', content: [{ type: 'text', text: 'Beans', marks: [{ type: 'blink' }] }] },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Beans')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('alert');
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
