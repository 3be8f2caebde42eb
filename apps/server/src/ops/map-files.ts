import pLimit from 'p-limit';

/** Files processed concurrently: most of the time is spent waiting for the disk or the bucket. ours */
const filesAtOnce = 8;

/**
 * Processes many files, several concurrently. After a failure no further file is started.
 * @returns the results, in the order of the names
 * @throws the first failure, once all running ones have finished
 */
export async function mapFiles<Result>(
  names: readonly string[],
  mapFile: (name: string) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(filesAtOnce);
  let failure: { error: unknown } | undefined;
  const runs = await Promise.allSettled(
    names.map((name) =>
      limit(async () => {
        if (failure) throw failure.error;
        try {
          return await mapFile(name);
        } catch (error) {
          failure ??= { error };
          throw failure.error;
        }
      }),
    ),
  );
  return runs.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}
