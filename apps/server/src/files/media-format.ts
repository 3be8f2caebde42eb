import { type IFormat, parseFile } from 'music-metadata';
import pLimit from 'p-limit';

/** Maximum duration in seconds, since a header may contain any. ours */
const maxSeconds = 24 * 60 * 60;
/** Sounds and films parsed at the same time. ours */
const parseLimit = pLimit(2);

/** Parses the format of a sound or film; null for a damaged one. */
export function readMediaFormat(path: string): Promise<IFormat | null> {
  return parseLimit(() => parseFile(path, { skipCovers: true, skipPostHeaders: true })).then(
    ({ format }) => format,
    () => null,
  );
}

/** Returns a duration in whole seconds, at least 1; null for one that can't be. */
export function integerSeconds(duration: number): number | null {
  return duration > 0 && duration <= maxSeconds ? Math.max(1, Math.round(duration)) : null;
}
