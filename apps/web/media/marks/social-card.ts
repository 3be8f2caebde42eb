import { mkdir } from 'node:fs/promises';
import { organization } from '../../../../packages/features/src/site/organization.ts';
import { colors } from '../kit/colors.ts';
import { letters } from '../kit/lettering.ts';
import { mediaFolder, raster, report } from '../kit/write-picture.ts';
import { heroPicture } from '../pictures/hero.ts';

/** What a link to the site shows elsewhere: the porch, and the name. 1200 by 630. */
function socialCard(): string {
  const hero = heroPicture(110);
  const inner = hero.slice(hero.indexOf('>') + 1, hero.lastIndexOf('</svg>'));
  const shade =
    '<linearGradient id="shade"><stop offset="0" stop-color="#14162B" stop-opacity=".78"/><stop offset=".42" stop-color="#14162B" stop-opacity=".5"/><stop offset=".62" stop-color="#14162B" stop-opacity="0"/></linearGradient>';
  const line = (text: string, y: number) =>
    letters({ text, x: 66, y, size: 30, color: colors.glow, face: 'sourceSans' });
  const [first = '', second = ''] = organization.tagline.split(/(?<=,) /);
  const words =
    organization.name
      .split(' ')
      .map((word, index) => letters({ text: word, x: 62, y: 290 + index * 88, size: 92, color: colors.cotton }))
      .join('') +
    line(first, 448) +
    line(second, 486);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><g transform="translate(0 -84)">${inner}</g><defs>${shade}</defs><rect width="1200" height="630" fill="url(#shade)"/>${words}</svg>`;
}

/** Writes the card as JPEG, which every network takes. */
export async function makeSocialCard(): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const file = `${mediaFolder}social-card.jpg`;
  await (await raster(socialCard(), 1200)).jpeg({ quality: 80, mozjpeg: true }).toFile(file);
  await report(file);
}
