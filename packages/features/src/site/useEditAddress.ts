import { useEffect, useState } from 'react';
import { useHasToken } from '../api/index.ts';

/**
 * Address of the form of the record that a public page shows, for staff who may change it. Its rules are loaded for who is
 * signed in alone: visitors need neither the roles nor the dashboard's addresses.
 */
export function useEditAddress(pathname: string): string | undefined {
  const hasToken = useHasToken();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isCurrent = hasToken;
    setAddress(undefined);
    if (hasToken) {
      import('./edit-address.ts').then(
        ({ editAddress }) => isCurrent && setAddress(editAddress(pathname)),
        // The way over the dashboard stays.
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [pathname, hasToken]);
  return address;
}
