import { useHydrated } from '@porchlight/ui/hooks';

/**
 * URL that opens a place in a map: Apple Maps on Apple devices, else Google Maps, which opens the app if installed.
 * Server rendering, where the device is unknown, uses Google Maps. docs/decisions/0060
 */
export function useMapUrl(place: string): string {
  const isApple = useHydrated() && /iPhone|iPad|Macintosh/.test(navigator.userAgent);
  const start = isApple ? 'https://maps.apple.com/?q=' : 'https://www.google.com/maps/search/?api=1&query=';
  return start + encodeURIComponent(place.slice(0, 300));
}
