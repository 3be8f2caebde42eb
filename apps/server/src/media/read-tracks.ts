import { FilePathSource, Input, type InputTrack, MATROSKA, MP4, OGG, QTFF, WEBM } from 'mediabunny';
import { integerSeconds } from './integer-seconds.ts';
import type { MediaContainer, MediaFile } from './media-file.ts';

/** Time for measuring a film that doesn't contain its length, in milliseconds. ours */
const measureMaxMs = 20_000;

const containers: Readonly<Record<string, MediaContainer>> = {
  [MP4.name]: 'mp4',
  [QTFF.name]: 'mp4',
  [OGG.name]: 'ogg',
  [WEBM.name]: 'webm',
  [MATROSKA.name]: 'matroska',
};

/** Reads the tracks of an MP4, QuickTime film, WebM, Matroska or Ogg. @throws any error for a damaged one */
export async function readTracks(path: string): Promise<MediaFile> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM, MATROSKA, OGG] });
  const container = containers[(await input.getFormat()).name] ?? null;
  const tracks = await input.getTracks();
  const codecsOf = (type: string) => Promise.all(tracks.filter((track) => track.type === type).map(codecOf));
  const [pictures, sounds] = await Promise.all([codecsOf('video'), codecsOf('audio')]);
  return { container, pictures, sounds, seconds: await durationOf(input) };
}

async function codecOf(track: InputTrack): Promise<string> {
  const internal = String(await track.getInternalCodecId());
  return /^enc[av]$/.test(internal) ? internal : ((await track.getCodec()) ?? internal);
}

/** Counts the duration by the samples, since a live recording’s header doesn’t know it; else takes the header's. */
async function durationOf(input: Input): Promise<number | null> {
  const limit = new Promise<null>((resolve) => setTimeout(resolve, measureMaxMs, null).unref());
  const counted = await Promise.race([input.computeDuration(), limit]);
  return integerSeconds(counted || ((await input.getDurationFromMetadata()) ?? counted ?? Number.NaN));
}
