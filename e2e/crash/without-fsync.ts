/** Loaded before the server, it disables fsync, so that the server loses acknowledged writes in a power cut. */
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql: string) {
  return exec.call(this, sql.replace('synchronous = full', 'synchronous = off'));
};
const handle = await open(import.meta.filename);
Object.getPrototypeOf(handle).sync = async () => undefined;
await handle.close();
