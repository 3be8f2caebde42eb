import { useEffect, useState } from 'react';

/**
 * An address under which the browser shows a file that was chosen but not sent, or made here; freed when the file changes.
 * A content security policy has to allow `blob:` for it.
 * @returns `null` without a file and on the server
 */
export function useObjectUrl(file: Blob | null): string | null {
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
