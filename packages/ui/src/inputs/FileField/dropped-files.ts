/** Reads a folder's entries: a reader returns at most 100 at a time, and none at the end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (next.length === 0) return entries;
    entries.push(...next);
  }
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry instanceof FileSystemFileEntry) {
    // Systems keep files of their own in folders, such as .DS_Store.
    if (entry.name.startsWith('.') || entry.name === 'Thumbs.db') return [];
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  const entries = await readFolder(entry);
  const inOrder = entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US', { numeric: true }));
  return (await Promise.all(inOrder.map(filesOf))).flat();
}

/** The dropped files, and those in dropped folders, in order. Call it in the event's handler: later its data is gone. */
export async function droppedFiles({ files, items }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  return (await Promise.all(entries.map(filesOf))).flat();
}
