/** Takes `{ articles: [...] }` as well as a bare array, `{ article: {...} }` as well as a bare object. */
export function unwrap(data: unknown, key: string): unknown {
  if (typeof data === 'object' && data !== null && key in data) return (data as Record<string, unknown>)[key];
  return data;
}
