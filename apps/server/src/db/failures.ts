/** Whether a write failed because another row already has the value. */
export function isUniqueViolation(error: unknown): boolean {
  return sqliteCode(error) === 2067;
}

/** Whether the database can't take a write for now: its disk is full, or another process holds it. */
export function isUnavailable(error: unknown): boolean {
  const code = sqliteCode(error);
  return code !== undefined && [5, 6, 10, 13].includes(code & 0xff);
}

/** Whether the database's file can't be read any more: pages of it are damaged, or it is none. */
export function isDamaged(error: unknown): boolean {
  const code = sqliteCode(error);
  return code !== undefined && [11, 26].includes(code & 0xff);
}

/** Whether a file could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}
