import { audioMediaType } from '@porchlight/contract/discovery';
import type { FileKind } from '@porchlight/contract/fields';
import { fileKinds } from '@porchlight/contract/file-rules';
import { imageWidths } from '@porchlight/contract/limits';
import { captionsPath, filmsPath, imagesPath, pdfsPath, soundsPath } from '@porchlight/contract/public-paths';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isDiskUnwritable } from '../db/failures.ts';
import type { FileKeys } from '../files/file-keys.ts';
import { isNameOfKind } from '../files/file-names.ts';
import { type ImageFormat, imageFormatFor, imageFormats } from '../files/image-format.ts';
import type { FileStore, ReadableFile } from '../files/index.ts';
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

/** How stored files of a kind are served. */
interface ServedFiles {
  path: string;
  /** Error message for an unknown name. */
  missing: string;
  /** Error message when no smaller picture can be made. @default there are none */
  noPicture?: string;
  headersOf: (name: string) => Record<string, string>;
}

const pictureMissing = 'There is no picture with this name.';

/** Stored files by kind. */
export const servedFiles: Readonly<Record<FileKind, ServedFiles>> = {
  image: {
    path: imagesPath,
    missing: pictureMissing,
    noPicture: pictureMissing,
    headersOf: (name) => ({ ...inertHeaders, 'content-type': name.endsWith('.webp') ? 'image/webp' : 'image/jpeg' }),
  },
  pdf: {
    path: pdfsPath,
    missing: 'There is no PDF with this name.',
    noPicture: 'This PDF has no cover picture.',
    headersOf: (name) => ({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': pdfPolicy,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    }),
  },
  sound: {
    path: soundsPath,
    missing: 'There is no audio file with this name.',
    headersOf: (name) => ({ ...inertHeaders, 'content-type': audioMediaType(name) ?? 'application/octet-stream' }),
  },
  film: {
    path: filmsPath,
    missing: 'There is no video with this name.',
    headersOf: (name) => ({ ...inertHeaders, 'content-type': name.endsWith('.webm') ? 'video/webm' : 'video/mp4' }),
  },
  captions: {
    path: captionsPath,
    missing: 'There are no captions with this name.',
    headersOf: () => ({ ...inertHeaders, 'content-type': 'text/vtt; charset=utf-8' }),
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
    return request.staff || keys.isValid(name, request.query) ? staffCacheControl : null;
  }

  for (const kind of fileKinds) {
    const { path, missing, noPicture, headersOf } = servedFiles[kind];
    app.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: `${path}:name`,
      async handler(request, reply) {
        const { name } = request.params;
        const width = noPicture === undefined ? null : requestedWidth(request.query.w);
        const cacheControl = await cacheControlFor(kind, request);
        if (!cacheControl) throw new HttpError('not_found', missing);
        if (width !== null) {
          const format = imageFormatFor(request.headers.accept);
          const copy = await copyOf(store, name, width, format);
          if (copy && copy !== 'no room') {
            const { mediaType } = imageFormats[format];
            const headers = { 'cache-control': cacheControl, 'content-type': mediaType, vary: 'Accept' };
            return sendFile(request, reply, copy, { ...inertHeaders, ...headers });
          }
          if (!copy || kind === 'pdf') throw new HttpError('not_found', noPicture ?? missing);
        }
        const file = await store.find(kind, name);
        if (!file) throw new HttpError('not_found', missing);
        return sendFile(request, reply, file, {
          ...headersOf(name),
          // A picture in the place of its smaller copy is not cached: once the disk has space, the copy can be made.
          'cache-control': width === null ? cacheControl : 'no-store',
          ...(width !== null && { vary: 'Accept' }),
        });
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
): Promise<ReadableFile | null | 'no room'> {
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
