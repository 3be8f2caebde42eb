/** Sends a request again and again, one after the other. @returns the statuses of its responses */
export async function statusesOf(
  times: number,
  send: (index: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await send(index)).statusCode);
  return statuses;
}
