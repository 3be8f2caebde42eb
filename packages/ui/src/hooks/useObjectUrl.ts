import { useEffect, useState } from 'react';

/**
 * An object URL for a file that was chosen but not uploaded, or created here; revoked when the file changes. A content
 * security policy must allow `blob:` for it.
 * @returns null without a file and on the server
 */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setUrl(null);
      return;
    }
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
