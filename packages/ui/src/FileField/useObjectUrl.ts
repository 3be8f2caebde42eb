import { useEffect, useState } from 'react';

/**
 * An address under which the browser shows a file that was chosen but not sent; freed when the file changes.
 * A content security policy has to allow `blob:` for images.
 * @returns `null` without a file and on the server
 */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
