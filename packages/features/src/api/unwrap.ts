/** Returns the value under the key, or the data itself: `{ articles: [...] }` and a bare array are both accepted. */
export function unwrap<Value>(data: Value | Readonly<Record<string, Value>>, key: string): Value {
  // The shape is known only at runtime.
  return (typeof data === 'object' && data !== null && key in data ? Reflect.get(data, key) : data) as Value;
}
