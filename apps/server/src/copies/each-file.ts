import pLimit from 'p-limit';

/** Files that are taken or placed at once: most of their time is waiting for the disk, or for the bucket. ours */
const filesAtOnce = 8;

/**
 * Does something with each of many files, several at once. After a failure no other is begun.
 * @returns what came of each, in the order of the names
 * @throws the first failure, once nothing is under way any more
 */
export async function eachFile<Result>(
  names: readonly string[],
  run: (name: string) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(filesAtOnce);
  let failure: { error: unknown } | undefined;
  const runs = await Promise.allSettled(
    names.map((name) =>
      limit(async () => {
        if (failure) throw failure.error;
        try {
          return await run(name);
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
