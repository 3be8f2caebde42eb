import { type RawBuilder, sql } from 'kysely';

/** Whether a column's document, as JSON, shows a stored picture. @param image the name of its file */
export function showsPicture(column: string, image: string): RawBuilder<boolean> {
  const named = `%"name":"${image.replace(/[\\%_]/g, '\\$&')}"%`;
  return sql<boolean>`${sql.ref(column)} like ${named} escape '\\'`;
}
