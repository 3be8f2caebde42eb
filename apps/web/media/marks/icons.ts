import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { organization } from '../../../../packages/features/src/site/organization.ts';
import { colors } from '../kit/colors.ts';
import { mediaFolder, report } from '../kit/write-picture.ts';

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));

/**
 * The Log Cabin block with its hearth lit: two rings on a square of 32, so that it is still itself at 16 pixels.
 * @param margin around the block, for icons that a phone cuts to its own shape @param corner radius of the ground
 */
function logCabinIcon(margin = 0, corner = 3): string {
  const size = 32;
  const unit = (size - margin * 2) / 16;
  const at = (value: number) => Math.round((margin + value * unit) * 100) / 100;
  const log = (x: number, y: number, w: number, h: number, color: string) =>
    `<path fill="${color}" d="M${at(x)} ${at(y)}h${Math.round(w * unit * 100) / 100}v${Math.round(h * unit * 100) / 100}h-${Math.round(w * unit * 100) / 100}z"/>`;
  const { indigo, cotton, madder, lamp, sky, ink } = colors;
  const logs = [
    log(1, 1, 11, 2.6, sky),
    log(12.4, 1, 2.6, 11, indigo),
    log(4, 12.4, 11, 2.6, indigo),
    log(1, 4, 2.6, 11, cotton),
    log(4, 4, 5, 2.3, cotton),
    log(9.7, 4, 2.3, 5.3, madder),
    log(6.7, 9.7, 5.3, 2.3, madder),
    log(4, 6.7, 2.3, 5.3, sky),
    log(6.7, 6.7, 2.6, 2.6, lamp),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32"${corner ? ` rx="${corner}"` : ''} fill="${ink}"/>${logs.join('')}</svg>`;
}

/**
 * PNG pictures of several sizes in one `.ico`: a header, an entry of 16 bytes for each, then the pictures.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function ico(pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let at = header.length;
  for (const [index, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([header, ...pictures.map(([, png]) => png)]);
}

/** What browsers and phones need to put the site on a tab or a home screen. */
export async function makeIcons(): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  await writeFile(`${publicFolder}favicon.svg`, `${logCabinIcon()}\n`);
  await report(`${publicFolder}favicon.svg`);
  const pixels = (size: number, svg: string) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 512) })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9, effort: 10 })
      .toBuffer();
  const write = async (name: string, bytes: Buffer) => {
    await writeFile(`${publicFolder}${name}`, bytes);
    await report(`${publicFolder}${name}`);
  };
  const png = async (name: string, size: number, svg: string) => write(name, await pixels(size, svg));
  const sizes = [16, 32, 48];
  await write(
    'favicon.ico',
    ico(await Promise.all(sizes.map(async (size) => [size, await pixels(size, logCabinIcon())]))),
  );
  // RSS takes no picture of a feed that is wider.
  await png('icon-144.png', 144, logCabinIcon(0, 3));
  await png('apple-touch-icon.png', 180, logCabinIcon(3, 0));
  await png('icon-192.png', 192, logCabinIcon(0, 3));
  await png('icon-512.png', 512, logCabinIcon(0, 3));
  // A phone may cut away a fifth of it on each side.
  await png('icon-maskable-512.png', 512, logCabinIcon(4.8, 0));
  const manifest = {
    name: organization.name,
    short_name: organization.shortName,
    start_url: '/',
    display: 'browser',
    background_color: colors.cotton,
    theme_color: colors.cotton,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile(`${publicFolder}site.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
  await report(`${publicFolder}site.webmanifest`);
}
