/** The places of the organization, as pages have them. Plain code without schemas, since public pages load it. */
import type { ExceptionLine, HoursLine } from './settings-lines.ts';

/** What texts and sections call the places by, whatever their order is: `{second place hours}`. */
export const placeKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** One of the names of places. */
export type PlaceKey = (typeof placeKeys)[number];

/** Opening hours of some days, also as text. */
export interface OpenHours extends HoursLine {
  /** 'Tuesday to Saturday'. */
  days: string;
  /** '10:00 AM to 6:00 PM EST'. */
  hours: string;
}

/** A day with other opening hours than usual. */
export interface OpenException extends ExceptionLine {
  /** 'December 25, 2026: closed (Christmas)'. */
  text: string;
}

/** A place where the organization is to be found. */
export interface Place {
  key: PlaceKey;
  /** '' if it has no name of its own. */
  name: string;
  /** Lines as displayed: its own, or those of the organization. */
  address: string[];
  /** The parts of its own address; undefined if it has the organization's. */
  postal?: { street: string; locality: string; region: string; postalCode: string };
  /** Its own telephone number, or ''. */
  phone: string;
  /** Its own email address, or ''. */
  email: string;
  hours: OpenHours[];
  /** Days with other hours, ascending: its own, and those of all places. */
  exceptions: OpenException[];
}

/** What sections of earlier versions call the places by. */
export const formerPlaceKeys: Readonly<Record<string, PlaceKey>> = {
  readingRoom: 'first',
  pantry: 'second',
  porch: 'third',
};

/** The place that has a key; undefined if there is none. */
export function placeOf({ places }: { places: readonly Place[] }, key: string): Place | undefined {
  return places.find((place) => place.key === (formerPlaceKeys[key] ?? key));
}
