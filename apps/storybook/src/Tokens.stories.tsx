import { schemes } from '@porchlight/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tokens } from './Tokens.tsx';
import { tokens } from './tokens.ts';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'], component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All values are on the page, and in the files that can be downloaded. */
export const Export: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(tokens.length);
    const contentOf = async (name: string) => {
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: `Download ${name}` });
      await expect(link.download).toBe(name);
      return (await fetch(link.href)).text();
    };

    const json = JSON.parse(await contentOf('porchlight.tokens.json'));
    await expect(json.color.primary.$value).toBe('{scheme.light.primary}');
    const dark = JSON.parse(await contentOf('porchlight.dark.tokens.json'));
    await expect(dark.color.primary.$value.hex.toUpperCase()).toBe(schemes.dark.primary);

    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await contentOf('porchlight-tokens.css'));
    const [light, darkRule] = [...sheet.cssRules] as CSSStyleRule[];
    await expect(light?.style.getPropertyValue('--pl-primary')).toBe(schemes.light.primary);
    await expect(light?.style.getPropertyValue('--pl-motion-ms')).toBe('180');
    await expect(light?.style.getPropertyValue('--pl-s0')).toContain('1.063rem');
    await expect(darkRule?.style.getPropertyValue('--pl-primary')).toBe(schemes.dark.primary);
    // Nothing in it leads to a variable that it lacks, unless it has a value for that case.
    const named = new Set(sheet.cssRules[0]?.cssText.match(/--pl-[\w-]+(?=:)/g));
    for (const used of sheet.cssRules[0]?.cssText.match(/(?<=var\()--pl-[\w-]+(?=\))/g) ?? [])
      await expect(named).toContain(used);
  },
};
