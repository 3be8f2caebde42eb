const proposedMinutes = 120;

/**
 * Returns the end of something whose beginning was changed in a form: it keeps its length, and gets one of two hours when
 * its first beginning is entered. An end that somebody has removed stays away. Wall times, `YYYY-MM-DDTHH:mm`.
 * @returns undefined if the end stays as it is
 */
export function movedEnd({ from, to, end }: { from: string; to: string; end: string }): string | undefined {
  const [before, after, until] = [from, to, end].map((time) => Date.parse(`${time}Z`));
  if (after === undefined || Number.isNaN(after)) return undefined;
  const isFirst = from === '' && end === '';
  const lengthMs = isFirst ? proposedMinutes * 60_000 : Number(until) - Number(before);
  // Not what ends before it begins either: somebody is still typing.
  if (Number.isNaN(lengthMs) || lengthMs < 0) return undefined;
  const moved = new Date(after + lengthMs);
  return moved.getUTCFullYear() > 9999 ? undefined : moved.toISOString().slice(0, 16);
}
