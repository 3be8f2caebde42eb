import type { FileKind } from './fields.ts';
import {
  captionsMaxBytes,
  filmMaxBytes,
  imageMaxBytes,
  imageMediaTypes,
  pdfMaxBytes,
  soundMaxBytes,
} from './limits.ts';

/** Constraints of a file field. */
export interface FileRules {
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Accepted media types, as browsers report them. */
  mediaTypes: readonly string[];
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
    mediaTypes: imageMediaTypes,
    maxBytes: imageMaxBytes,
    typeMessage: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  },
  pdf: {
    accept: 'application/pdf,.pdf',
    mediaTypes: ['application/pdf'],
    maxBytes: pdfMaxBytes,
    typeMessage: 'Choose a PDF.',
  },
  sound: {
    accept: 'audio/*,.mp3,.m4a,.ogg,.oga,.opus,.wav',
    // Browsers report several types for each format, and some report an MP4 with sound only as a video.
    mediaTypes: [
      'audio/mpeg',
      'audio/mp3',
      'audio/mp4',
      'audio/m4a',
      'audio/x-m4a',
      'video/mp4',
      'audio/ogg',
      'audio/opus',
      'application/ogg',
      'audio/wav',
      'audio/wave',
      'audio/x-wav',
      'audio/vnd.wave',
    ],
    maxBytes: soundMaxBytes,
    typeMessage: 'Choose an audio file: MP3, M4A, Ogg or WAV.',
  },
  film: {
    accept: 'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm',
    mediaTypes: ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm'],
    maxBytes: filmMaxBytes,
    typeMessage: 'Choose an MP4, a MOV or a WebM.',
  },
  captions: {
    accept: '.vtt,.srt,text/vtt',
    // Most browsers know no media type for either.
    mediaTypes: ['text/vtt', 'application/x-subrip', 'text/srt', 'text/plain', 'application/octet-stream', ''],
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

/** Validates a chosen file before it is sent. @returns an error message; undefined if the file is valid */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>, rules: FileRules): string | undefined {
  if (!rules.mediaTypes.includes(file.type)) return isHeic(file) ? heicMessage : rules.typeMessage;
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
