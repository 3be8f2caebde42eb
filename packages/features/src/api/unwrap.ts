/** Takes `{ articles: [...] }` as well as a bare array, `{ article: {...} }` as well as a bare object. */
export function unwrap<Value>(data: Value | Readonly<Record<string, Value>>, key: string): Value {
  // Which of the two it is, the answer alone says.
  return (typeof data === 'object' && data !== null && key in data ? Reflect.get(data, key) : data) as Value;
}
