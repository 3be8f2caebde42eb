import { useHydrated } from '@porchlight/ui/hooks';

/**
 * Address that opens a place in the map of the device: Apple's on its own devices, else Google's, which opens the app
 * where there is one. The server, which knows no device, gives Google's. docs/decisions/0060
 */
export function useMapUrl(place: string): string {
  const isApple = useHydrated() && /iPhone|iPad|Macintosh/.test(navigator.userAgent);
  const start = isApple ? 'https://maps.apple.com/?q=' : 'https://www.google.com/maps/search/?api=1&query=';
  return start + encodeURIComponent(place.slice(0, 300));
}
