import { type OpenHours, type Place, placeKeys } from '../places.ts';

/** Places with these names and hours in the order of their keys, for tests. */
export function samplePlaces(...places: readonly { name: string; hours?: OpenHours[] }[]): Place[] {
  return places.flatMap(({ name, hours = [] }, index) => {
    const key = placeKeys[index];
    return key ? [{ key, name, hours, address: [], phone: '', email: '', exceptions: [] }] : [];
  });
}
