import { audioMediaType } from '@porchlight/contract/discovery';
import type { FileKind } from '@porchlight/contract/fields';
import { fileKinds } from '@porchlight/contract/file-rules';
import { imageWidths } from '@porchlight/contract/limits';
import { filePaths } from '@porchlight/contract/public-paths';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FileKeys } from '../access/file-keys.ts';
import { isDiskUnwritable } from '../db/failures.ts';
import { HttpError } from '../errors/http-error.ts';
import { shownUnder } from '../http/download-name.ts';
import { isNameOfKind } from './file-names.ts';
import { type ImageFormat, imageFormatFor, imageFormats } from './image-format.ts';
import type { FileStore, ReadableFile } from './index.ts';
import { publicCacheControl } from './public-cache-control.ts';
import type { FindPublicFile } from './published-files.ts';
import { sendFile } from './send-file.ts';

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
    path: filePaths.image,
    missing: pictureMissing,
    noPicture: pictureMissing,
    headersOf: (name) => ({ ...inertHeaders, 'content-type': name.endsWith('.webp') ? 'image/webp' : 'image/jpeg' }),
  },
  pdf: {
    path: filePaths.pdf,
    missing: 'There is no PDF with this name.',
    noPicture: 'This PDF has no cover picture.',
    headersOf: () => ({
      'content-type': 'application/pdf',
      'content-security-policy': pdfPolicy,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    }),
  },
  sound: {
    path: filePaths.sound,
    missing: 'There is no audio file with this name.',
    headersOf: (name) => ({ ...inertHeaders, 'content-type': audioMediaType(name) ?? 'application/octet-stream' }),
  },
  film: {
    path: filePaths.film,
    missing: 'There is no video with this name.',
    headersOf: (name) => ({ ...inertHeaders, 'content-type': name.endsWith('.webm') ? 'video/webm' : 'video/mp4' }),
  },
  captions: {
    path: filePaths.captions,
    missing: 'There are no captions with this name.',
    headersOf: () => ({ ...inertHeaders, 'content-type': 'text/vtt; charset=utf-8' }),
  },
};

/** Dependencies of the routes for stored files. */
export interface StoredFilesOptions {
  store: FileStore;
  findPublic: FindPublicFile;
  /** Verifies keys that give staff's browsers access to unpublished files. */
  keys: FileKeys;
}

interface FileAccess {
  cacheControl: string;
  /** '' when visitors may not see it. */
  title: string;
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
 * it with their token or a key. It is saved under the title of the record that shows it.
 */
export const storedFiles: FastifyPluginAsync<StoredFilesOptions> = async (app, { store, findPublic, keys }) => {
  /** Returns how the client may have a file, and its title; null when it may not. */
  async function accessTo(kind: FileKind, request: FastifyRequest<FileRequest>): Promise<FileAccess | null> {
    const { name } = request.params;
    // Malformed names don't need a query.
    if (!isNameOfKind(kind, name)) return null;
    const found = await findPublic(name);
    if (found) return { cacheControl: publicCacheControl, title: found.title };
    const isAllowed = request.staff || keys.isValid(name, request.query);
    return isAllowed ? { cacheControl: staffCacheControl, title: '' } : null;
  }

  for (const kind of fileKinds) {
    const { path, missing, noPicture, headersOf } = servedFiles[kind];
    app.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: `${path}:name`,
      async handler(request, reply) {
        const { name } = request.params;
        const width = noPicture === undefined ? null : requestedWidth(request.query.w);
        const access = await accessTo(kind, request);
        if (!access) throw new HttpError('not_found', missing);
        const { cacheControl, title } = access;
        if (width !== null) {
          const format = imageFormatFor(request.headers.accept);
          const copy = await copyOf(store, name, width, format);
          if (copy && copy !== 'no room') {
            const { mediaType, extension } = imageFormats[format];
            return sendFile(request, reply, copy, {
              ...inertHeaders,
              'cache-control': cacheControl,
              'content-type': mediaType,
              'content-disposition': shownUnder(title, `${name}.${extension}`),
              vary: 'Accept',
            });
          }
          if (!copy || kind === 'pdf') throw new HttpError('not_found', noPicture ?? missing);
        }
        const file = await store.find(kind, name);
        if (!file) throw new HttpError('not_found', missing);
        return sendFile(request, reply, file, {
          ...headersOf(name),
          'content-disposition': shownUnder(title, name),
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
