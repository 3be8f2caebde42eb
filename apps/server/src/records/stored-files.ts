import { audioMediaType } from '@porchlight/contract/discovery';
import type { FileKind } from '@porchlight/contract/fields';
import { imageWidths } from '@porchlight/contract/limits';
import { captionsPath, filmsPath, imagesPath, pdfsPath, soundsPath } from '@porchlight/contract/public-addresses';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isDiskUnwritable } from '../db/failures.ts';
import type { FileKeys } from '../files/file-keys.ts';
import { isNameOfKind } from '../files/file-names.ts';
import { type ImageFormat, imageFormatFor, imageFormats } from '../files/image-format.ts';
import type { FileStore, FoundFile } from '../files/index.ts';
import { publicCacheControl } from '../files/public-cache-control.ts';
import { sendFile } from '../http/send-file.ts';
import { HttpError } from '../http-error.ts';
import type { IsPublished } from './published-files.ts';

/** For files that only staff may see: revalidated each time, and not stored by shared caches. */
const staffCacheControl = 'private, no-cache';

/**
 * Headers of every picture, sound and film: no script inside can run. Other sites may embed them, as link previews do.
 */
const inertHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Content Security Policy of PDFs. The sandbox gives them an opaque origin, so that they can't access our pages, their
 * storage or our API; `default-src 'none'` blocks all requests; only our own pages may frame them.
 *
 * Tested in Chromium 156 in an `<iframe>`, in an `<object>` and as a page of its own: the viewer shows the text, and
 * its download button works; in a page of another site nothing is shown. A bare `sandbox` is enough for Chromium; the
 * rest is for viewers that are pages themselves and run under the document's policy, as in Firefox and older Chromium
 * releases: `allow-scripts` and inline styles draw them, `object-src 'self'` lets them embed the file,
 * `allow-downloads` and `allow-popups` are for their buttons and links.
 */
const pdfPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "object-src 'self'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox',
].join('; ');

interface PlayedFile {
  kind: FileKind;
  /** Error message for an unknown name. */
  missing: string;
  mediaType: (name: string) => string;
}

/** Sounds, films and captions by path. */
const playedFiles: Readonly<Record<string, PlayedFile>> = {
  [soundsPath]: {
    kind: 'sound',
    missing: 'There is no sound of this name.',
    mediaType: (name) => audioMediaType(name) ?? 'application/octet-stream',
  },
  [filmsPath]: {
    kind: 'film',
    missing: 'There is no film of this name.',
    mediaType: (name) => (name.endsWith('.webm') ? 'video/webm' : 'video/mp4'),
  },
  [captionsPath]: {
    kind: 'captions',
    missing: 'There are no captions of this name.',
    mediaType: () => 'text/vtt; charset=utf-8',
  },
};

/** Dependencies of the routes for stored files. */
export interface StoredFilesOptions {
  store: FileStore;
  isPublished: IsPublished;
  /** Verifies keys that give staff's browsers access to unpublished files. */
  keys: FileKeys;
}

interface FileRequest {
  Params: { name: string };
  Querystring: { w?: unknown; until?: unknown; key?: unknown };
}

/**
 * Serves the stored pictures at `/images/{name}`, PDFs at `/pdfs/{name}`, sounds at `/sounds/{name}`, films at
 * `/films/{name}` and their captions at `/captions/{name}`, to GET and HEAD, whole or in ranges. `/images/{name}?w=640`
 * returns a copy of at most that width as AVIF, WebP or JPEG, depending on the `Accept` header, and
 * `/pdfs/{name}?w=640` the first page in the same way; a page that can't be drawn is a 404. An unknown name is a 404, a
 * width that isn't one of `imageWidths` a 400. A file that no public record references is a 404 for visitors; staff get
 * it with their token or a key.
 */
export const storedFiles: FastifyPluginAsync<StoredFilesOptions> = async (app, { store, isPublished, keys }) => {
  /** Returns the `Cache-Control` header for a file; null when the client may not have it. */
  async function cacheControlFor(kind: FileKind, request: FastifyRequest<FileRequest>): Promise<string | null> {
    const { name } = request.params;
    // Malformed names don't need a query.
    if (!isNameOfKind(kind, name)) return null;
    if (await isPublished(name)) return publicCacheControl;
    return request.staff || keys.opens(name, request.query) ? staffCacheControl : null;
  }

  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: `${imagesPath}:name`,
    async handler(request, reply) {
      const { name } = request.params;
      const width = requestedWidth(request.query.w);
      const format = imageFormatFor(request.headers.accept);
      const cacheControl = await cacheControlFor('image', request);
      if (!cacheControl) throw new HttpError('not_found', 'There is no picture of this name.');
      const copy = width === null ? 'none' : await copyOf(store, name, width, format);
      const isStored = copy === 'none' || copy === 'no room';
      const file = isStored ? await store.find('image', name) : copy;
      if (!file) throw new HttpError('not_found', 'There is no picture of this name.');
      return sendFile(request, reply, file, {
        ...inertHeaders,
        // Not cached: once the disk has space, the copy can be made.
        'cache-control': copy === 'no room' ? 'no-store' : cacheControl,
        'content-type': isStored ? storedMediaType(name) : imageFormats[format].mediaType,
        ...(width !== null && { vary: 'Accept' }),
      });
    },
  });

  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: `${pdfsPath}:name`,
    async handler(request, reply) {
      const { name } = request.params;
      const width = requestedWidth(request.query.w);
      const cacheControl = await cacheControlFor('pdf', request);
      if (cacheControl && width !== null) {
        const format = imageFormatFor(request.headers.accept);
        const cover = await copyOf(store, name, width, format);
        if (!cover || cover === 'no room') throw new HttpError('not_found', 'There is no picture of this PDF.');
        return sendFile(request, reply, cover, {
          ...inertHeaders,
          'cache-control': cacheControl,
          'content-type': imageFormats[format].mediaType,
          vary: 'Accept',
        });
      }
      const file = cacheControl && (await store.find('pdf', name));
      if (!file) throw new HttpError('not_found', 'There is no PDF of this name.');
      return sendFile(request, reply, file, {
        'cache-control': cacheControl,
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'content-security-policy': pdfPolicy,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
    },
  });

  for (const [path, { kind, missing, mediaType }] of Object.entries(playedFiles)) {
    app.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: `${path}:name`,
      async handler(request, reply) {
        const { name } = request.params;
        const cacheControl = await cacheControlFor(kind, request);
        const file = cacheControl && (await store.find(kind, name));
        if (!file) throw new HttpError('not_found', missing);
        const type = mediaType(name);
        return sendFile(request, reply, file, { ...inertHeaders, 'cache-control': cacheControl, 'content-type': type });
      },
    });
  }
};

/** Returns a smaller copy; null for an unknown picture, 'no room' when the disk is full or can't be written to. */
async function copyOf(
  store: FileStore,
  name: string,
  widthPx: number,
  format: ImageFormat,
): Promise<FoundFile | null | 'no room'> {
  try {
    return await store.variant(name, widthPx, format);
  } catch (error) {
    if (isDiskUnwritable(error)) return 'no room';
    throw error;
  }
}

/** Returns the requested width of `?w=`, null without one. @throws HttpError when it isn't one of `imageWidths` */
function requestedWidth(w: unknown): number | null {
  if (w === undefined) return null;
  const width = imageWidths.find((served) => String(served) === w);
  if (width === undefined) {
    throw new HttpError('bad_request', `The width has to be one of ${imageWidths.join(', ')}.`);
  }
  return width;
}

function storedMediaType(name: string): string {
  return name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
}
