import type { FileKind } from './fields.ts';
import { captionsMaxBytes, filmMaxBytes, imageMaxBytes, pdfMaxBytes, soundMaxBytes } from './limits.ts';

/** Constraints of a file field. */
export interface FileRules {
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Media types that a file of this kind can't have, as far as browsers know them by its name. */
  foreignTypes: RegExp;
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Error message for any other type. */
  typeMessage: string;
}

/** Constraints by kind of file. The server checks the content again. */
export const fileRules: Record<FileKind, FileRules> = {
  image: {
    // `image/*` instead of the list of types: phones then offer the camera and convert their own formats to JPEG.
    accept: 'image/*',
    foreignTypes: /^(audio|video|text|font)\/|\/(svg\+xml|pdf|zip|msword|vnd\..*)$/,
    maxBytes: imageMaxBytes,
    typeMessage: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  },
  pdf: {
    accept: 'application/pdf,.pdf',
    foreignTypes: /^(image|audio|video|font)\/|^text\/html|\/(zip|msword|vnd\..*)$/,
    maxBytes: pdfMaxBytes,
    typeMessage: 'Choose a PDF.',
  },
  sound: {
    accept: 'audio/*,.mp3,.m4a,.ogg,.oga,.opus,.wav',
    // Not films: some browsers report an MP4 or Ogg with sound only as a video.
    foreignTypes: /^(image|text|font)\/|\/(pdf|zip|msword|vnd\.(?!wave)(?!.*audio).*)$/,
    maxBytes: soundMaxBytes,
    typeMessage: 'Choose an audio file: MP3, M4A, Ogg or WAV.',
  },
  film: {
    accept: 'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm',
    foreignTypes: /^(image|text|font)\/|\/(x-msvideo|x-ms-wmv|x-flv|x-matroska|mpeg|wav|flac|pdf|zip|msword|vnd\..*)$/,
    maxBytes: filmMaxBytes,
    typeMessage: 'Choose an MP4, a MOV or a WebM.',
  },
  captions: {
    accept: '.vtt,.srt,.sbv,text/vtt',
    foreignTypes: /^(image|audio|video|font)\/|^text\/html|\/(pdf|zip|msword|vnd\..*)$/,
    maxBytes: captionsMaxBytes,
    typeMessage: 'Choose captions: WebVTT (.vtt) or SubRip (.srt).',
  },
};

/** All kinds of files. */
export const fileKinds = ['image', 'pdf', 'sound', 'film', 'captions'] as const satisfies FileKind[];

/** Error message for a HEIC photo, the iPhone's format, which hardly any browser displays. */
export const heicMessage =
  'This is a HEIC photo, which browsers can’t show. Choose a JPEG. On an iPhone, go to Settings, Camera, Formats and choose Most Compatible. New photos are then saved as JPEG.';

/** Formats a number of bytes: `840 kB`, `2.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / (1024 * 1024)).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}

/**
 * Validates a chosen file before it is sent. Browsers derive its type from its name, which may be any, so only a type
 * of another kind is refused; the server looks at the content.
 * @returns an error message; undefined if the file may be valid
 */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>, rules: FileRules): string | undefined {
  if (rules === fileRules.image && isHeic(file)) return heicMessage;
  if (rules.foreignTypes.test(file.type)) return rules.typeMessage;
  if (file.size === 0) return 'This file is empty. Choose another.';
  if (file.size > rules.maxBytes) {
    return `This file is ${formatBytes(file.size)}. Choose one of at most ${formatBytes(rules.maxBytes)}.`;
  }
  return undefined;
}

/** Checks the media type, or the file name where the browser does not know the type. */
function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
