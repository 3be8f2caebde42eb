import { setTimeout as wait } from 'node:timers/promises';
import { resourceCalls } from '@porchlight/contract/calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import sharp from 'sharp';
import type { CrashClient } from './client.ts';
import type { CrashFigures } from './figures.ts';
import type { WrittenRecord } from './ledger.ts';

/** Number of writes after which it is assumed that none is refused: the database's log has some space left. */
const writesMax = 5000;

/** Longer than the time within which the last use of a session is not stored anew, in milliseconds. */
const lastUseMs = 61_000;

type ErrorResponse = { error?: { code: string; message: string } };

/** Writes and reads around a disk failure, and counts which acknowledged writes are lost. */
export class DiskFailureProbe {
  readonly #client: CrashClient;
  readonly #figures: CrashFigures;
  readonly #titles = new Set<string>();
  /** Number of pictures that were sent. */
  #sent = 0;
  /** Addresses of the acknowledged pictures. */
  readonly #pictures: string[] = [];

  constructor(client: CrashClient, figures: CrashFigures) {
    this.#client = client;
    this.#figures = figures;
  }

  /** Creates one story. @returns null on success, else the error */
  async write(): Promise<string | null> {
    const title = `Story ${this.#titles.size} ${performance.now()}`;
    const body = { title, content: 'A pantry by the road. '.repeat(200) };
    const { status, body: responseBody } = await this.#client.once<ErrorResponse>(resourceCalls.story.create, { body });
    if (status !== 201) return `${status} ${responseBody.error?.code}: ${responseBody.error?.message}`;
    this.#titles.add(title);
    this.#figures.acknowledged += 1;
    return null;
  }

  /** Adds one picture to the gallery. @returns as {@link write} */
  async upload(): Promise<string | null> {
    this.#sent += 1;
    const background = { r: this.#sent, g: 60, b: 120 };
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('title', `Picture ${this.#sent}`);
    form.set('image', new File([new Uint8Array(picture)], 'porch.png'));
    const { status, body } = await this.#client.once<ErrorResponse & { gallery_item: { image: string } }>(
      resourceCalls.gallery.create,
      { body: form },
    );
    if (status !== 201) return `${status} ${body.error?.code}: ${body.error?.message}`;
    this.#pictures.push(`/images/${body.gallery_item.image}`);
    this.#figures.acknowledged += 1;
    return null;
  }

  /** Creates stories and pictures until they are refused, and records the errors; each must be a 503 with a message. */
  async expectRejections(): Promise<void> {
    const rejections = {
      story: await this.#rejectionOf(() => this.write()),
      picture: await this.#rejectionOf(() => this.upload()),
    };
    for (const [what, rejection] of Object.entries(rejections)) {
      if (rejection === null) this.#figures.faults.push(`A ${what} was never refused.`);
      else if (rejection.startsWith('503 ')) this.#figures.notes.push(`A ${what} was refused: ${rejection}`);
      else this.#figures.faults.push(`A ${what} was refused with ${rejection}`);
    }
  }

  /**
   * Reads what visitors read: a page, lists, a picture, and a smaller copy of it that is not generated yet; and what
   * staff read, after so long that the last use of their session would be stored anew.
   */
  async expectReads(): Promise<void> {
    const picture = this.#pictures.at(-1) ?? '/images/none';
    const copy = `${picture}?w=160`;
    const paths = ['/stories', '/api/get-all-story', '/api/get-all-gallery', picture, copy, '/health/live'];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(this.#client.origin + path)).status));
    const failed = paths.filter((_, index) => statuses[index] !== 200);
    this.#figures.faults.push(
      ...failed.map((path) => `The response to reading ${path} was ${statuses[paths.indexOf(path)]}.`),
    );
    await wait(lastUseMs);
    const calls = [resourceCalls.user.list, resourceCalls.story.list, otherCalls.myAccount, otherCalls.history];
    const refused = await Promise.all(
      calls.map(async (call) => {
        const { status } = await this.#client.once(call);
        return status === 200 ? [] : `The response to staff who read ${call.path} was ${status}.`;
      }),
    );
    this.#figures.faults.push(...refused.flat());
    if (failed.length === 0) this.#figures.notes.push(`All ${paths.length} URLs that were read returned 200.`);
  }

  /** Both kinds of write must succeed, with a few retries as in a form. */
  async expectWrites(when: string): Promise<void> {
    for (const write of [() => this.write(), () => this.upload()]) {
      let rejection = await write();
      for (let retries = 0; rejection !== null && retries < 20; retries += 1) {
        await wait(250);
        rejection = await write();
      }
      if (rejection !== null) this.#figures.faults.push(`${when} a write was still refused: ${rejection}`);
    }
  }

  /** Counts the acknowledged stories and pictures that are lost. */
  async count(): Promise<void> {
    const { body } = await this.#client.once<{ stories: WrittenRecord[] }>(resourceCalls.story.list);
    const existingTitles = new Set(body.stories.map(({ title }) => title));
    this.#figures.lost += [...this.#titles].filter((title) => !existingTitles.has(title)).length;
    for (const path of this.#pictures) if (!(await fetch(this.#client.origin + path)).ok) this.#figures.lost += 1;
  }

  async #rejectionOf(write: () => Promise<string | null>): Promise<string | null> {
    for (let attempt = 0; attempt < writesMax; attempt += 1) {
      const rejection = await write();
      if (rejection !== null) return rejection;
    }
    return null;
  }
}
