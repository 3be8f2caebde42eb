import { imageMaxPixels } from '@porchlight/contract/limits';
import type { Metadata, Sharp } from 'sharp';
import { FileRejected } from '../errors/file-rejected.ts';
import { sharp } from './decoder.ts';
import type { ImageFormat } from './image-format.ts';
import { type PictureKind, pictureTypesSentence } from './picture-kind.ts';

/** Longer side of a stored picture, in pixels; larger ones are scaled down. ours */
const storedMaxSidePx = 2560;
/** Quality of stored pictures, 1 to 100. ours */
const storedQuality = 82;
/** Time limit of one picture in seconds: files that need longer are probably malicious. ours */
const decodeTimeoutSeconds = 45;

/** Maximum number of frames; a file of tiny ones could have hundreds of thousands. ours */
const animationMaxFrames = 1000;

/** Displayed width and height of a picture in pixels; for an animation, of one frame. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture converted for storage. */
export interface PreparedPicture {
  content: Buffer;
  extension: 'jpg' | 'webp';
  size: PictureSize;
}

type EncodedPicture = Omit<PreparedPicture, 'size'>;

/**
 * Converts an uploaded picture for storage: upright, without metadata, in sRGB, encoded again and at most 2560 px on
 * its longer side. Opaque pictures become a progressive JPEG, others a WebP; an animation stays animated.
 * @param path the uploaded file
 * @param kind its format by its first bytes
 * @throws FileRejected for a picture that is damaged, truncated or larger than 50 megapixels, all frames counted
 */
export async function preparePicture(path: string, kind: PictureKind): Promise<PreparedPicture> {
  const metadata = await readHeader(path, kind);
  const isAnimation = (metadata.pages ?? 1) > 1 && (kind === 'gif' || kind === 'webp');
  try {
    const encoded = await (isAnimation ? encodeAnimation(path) : encodeStill(path, metadata));
    return { ...encoded, size: await readPictureSize(encoded.content) };
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Opens a picture for decoding; any damage is an error. */
function decode(path: string, options: { animated?: boolean } = {}): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: imageMaxPixels, ...options }).timeout({
    seconds: decodeTimeoutSeconds,
  });
}

/** Reads a picture's header and refuses too large a picture before any pixel is decoded. */
async function readHeader(path: string, kind: PictureKind): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await sharp(path, { failOn: 'error', limitInputPixels: false }).metadata();
  } catch (cause) {
    throw damaged(cause);
  }
  if (metadata.format !== kind || (kind === 'heif' && metadata.compression !== 'av1')) {
    throw new FileRejected('bad_file', `We can’t read this picture. ${pictureTypesSentence}`);
  }
  const frames = metadata.pages ?? 1;
  if (metadata.width * metadata.height * frames > imageMaxPixels || frames > animationMaxFrames) {
    const megapixels = Math.round(imageMaxPixels / 1_000_000);
    throw new FileRejected(
      'too_large',
      frames > 1
        ? `This animation has more than ${animationMaxFrames} frames or ${megapixels} megapixels in all frames together. Choose a shorter or smaller one.`
        : `This picture has more than ${megapixels} megapixels. Choose a smaller one.`,
    );
  }
  return metadata;
}

async function encodeStill(path: string, metadata: Metadata): Promise<EncodedPicture> {
  const upright = decode(path)
    .autoOrient()
    .resize({ width: storedMaxSidePx, height: storedMaxSidePx, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb');
  if (!metadata.hasAlpha) return { content: await encodeJpeg(upright), extension: 'jpg' };

  // Many pictures have an unused alpha channel: check the pixels, which have been scaled down by now.
  const { data, info } = await upright.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  if (isOpaque(data)) return { content: await encodeJpeg(pixels.removeAlpha()), extension: 'jpg' };
  return { content: await pixels.webp({ quality: storedQuality, alphaQuality: 90 }).toBuffer(), extension: 'webp' };
}

function encodeJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: storedQuality, progressive: true }).toBuffer();
}

function isOpaque(rgba: Buffer): boolean {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if (rgba[alpha] !== 255) return false;
  return true;
}

/** Encodes an animation. Effort 2 of 6, since it has many frames and a person waits for the upload. */
async function encodeAnimation(path: string): Promise<EncodedPicture> {
  const content = await decode(path, { animated: true })
    .resize({ width: storedMaxSidePx, height: storedMaxSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: storedQuality, effort: 2 })
    .toBuffer();
  return { content, extension: 'webp' };
}

function damaged(cause: unknown): FileRejected {
  return new FileRejected(
    'bad_file',
    'This picture is damaged or incomplete. Save it again, then choose the new file.',
    {
      cause,
    },
  );
}

/** Reads the size from a stored picture's header. */
export async function readPictureSize(content: Buffer): Promise<PictureSize> {
  const { width, height, pageHeight } = await sharp(content).metadata();
  return { width, height: pageHeight ?? height };
}

/**
 * Encodes a copy of at most `widthPx`, never wider than the original. Animations stay animated in WebP; the other
 * formats show the first frame.
 */
export async function encodeVariant(original: Buffer, widthPx: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(original, { animated: format === 'webp', limitInputPixels: imageMaxPixels }).resize({
    width: widthPx,
    withoutEnlargement: true,
  });
  switch (format) {
    case 'avif':
      // Effort 2 of 9 halves the first visitor's wait and costs a few percent of size.
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 76, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }).toBuffer();
  }
}
