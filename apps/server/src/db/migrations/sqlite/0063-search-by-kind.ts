/** Nothing here: SQLite's index of words reads a stretch of rows by itself, PostgreSQL's does not. */
export async function up(): Promise<void> {}
