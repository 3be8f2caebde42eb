import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { resourceCalls } from '@porchlight/contract/calls';
import { uploadPartBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { UploadResponse } from '@porchlight/contract/upload-calls';
import { uploadReference } from '@porchlight/contract/upload-references';
import sharp from 'sharp';
import { messageOf } from '../../apps/server/src/errors/http-error.ts';
import { largePdf } from '../sample-pdf.ts';
import type { CrashClient } from './client.ts';
import { Ledger } from './ledger.ts';

const [widthPx, heightPx] = [240, 180];
/** Maximum average color difference of a picture after re-encoding; between two random pictures it is 85. */
const colorMaxDifference = 50;

/** An upload that the server has acknowledged. */
interface AcknowledgedUpload {
  title: string;
  /** Path of its file. */
  path: string;
  /** Whether the served file is the one that was sent. */
  isSame(content: Buffer): Promise<boolean>;
}

/** Concurrent uploaders of gallery pictures in forms and of articles' PDFs in parts. */
export class Uploaders {
  readonly ledger = new Ledger();
  readonly acknowledged: AcknowledgedUpload[] = [];
  readonly faults: string[] = [];
  readonly #client: CrashClient;
  #isStopping = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(client: CrashClient) {
    this.#client = client;
  }

  async start(): Promise<void> {
    const pdf = await largePdf();
    const work = ['p0', 'p1', 'p2'].map((name) => this.#repeat(name, (title) => this.#addPicture(title)));
    work.push(...['a0', 'a1'].map((name) => this.#repeat(name, (title) => this.#addArticle(title, pdf))));
    this.#running = Promise.all(work);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  /** Lost and duplicated records, and lost or changed ones among the last `files` files, one sentence each. */
  async compare(files = this.acknowledged.length): Promise<{ lost: string[]; duplicated: string[] }> {
    const [pictures, articles] = await Promise.all([
      this.#client.once<{ gallery_items: { title: string }[] }>(resourceCalls.gallery.list),
      this.#client.once<{ articles: { title: string }[] }>(resourceCalls.article.list),
    ]);
    const records = [...pictures.body.gallery_items, ...articles.body.articles];
    const differences = this.ledger.compare(records.map(({ title }) => ({ title, subtitle: title })));
    const lost = [...differences.lost];
    for (const { title, path, isSame } of files === 0 ? [] : this.acknowledged.slice(-files)) {
      const response = await fetch(this.#client.origin + path);
      const content = Buffer.from(await response.arrayBuffer());
      if (!response.ok) lost.push(`The response for ${path} of ${title} is ${response.status}.`);
      else if (!(await isSame(content).catch(() => false))) lost.push(`${path} of ${title} has other content.`);
    }
    return { lost, duplicated: differences.duplicated };
  }

  async #repeat(name: string, add: (title: string) => Promise<void>): Promise<void> {
    for (let round = 0; !this.#isStopping; round += 1) {
      await add(`${name} ${round}`).catch((error: unknown) => this.faults.push(messageOf(error)));
    }
  }

  async #addPicture(title: string): Promise<void> {
    const colors = randomBytes(widthPx * heightPx * 3);
    const raw = { width: widthPx, height: heightPx, channels: 3 } as const;
    const form = new FormData();
    form.set('title', title);
    form.set('image', new File([new Uint8Array(await sharp(colors, { raw }).png().toBuffer())], `${title}.png`));
    this.ledger.begin(title, title);
    const { status, body } = await this.#client.send<{ gallery_item: { image: string } }>(
      resourceCalls.gallery.create,
      {
        body: form,
        key: randomUUID(),
      },
    );
    if (status !== 201) return void this.faults.push(`The response to the picture ${title} was ${status}.`);
    this.ledger.acknowledge(title);
    this.acknowledged.push({
      title,
      path: `/images/${body.gallery_item.image}`,
      isSame: async (content) => {
        const served = await sharp(content).removeAlpha().raw().toBuffer();
        let difference = served.length === colors.length ? 0 : Number.POSITIVE_INFINITY;
        served.forEach((color, index) => {
          difference += Math.abs(color - (colors[index] ?? 0));
        });
        return difference / colors.length <= colorMaxDifference;
      },
    });
  }

  async #addArticle(title: string, sample: Buffer): Promise<void> {
    // PDF readers ignore the comment that this text is written into; it makes each file different.
    const pdf = Buffer.from(sample);
    pdf.write(`${title} ${randomUUID()}`, 20);
    const id = await this.#upload(title, pdf);
    this.ledger.begin(title, title);
    const { status, body } = await this.#client.send<{ article: { pdf: string } }>(resourceCalls.article.create, {
      body: { title, pdf: uploadReference(id) },
      key: randomUUID(),
    });
    if (status !== 201) return void this.faults.push(`The response to the article ${title} was ${status}.`);
    this.ledger.acknowledge(title);
    const hash = sha256(pdf);
    this.acknowledged.push({
      title,
      path: `/pdfs/${body.article.pdf}`,
      isSame: async (content) => sha256(content) === hash,
    });
  }

  /** Sends a file in parts like the dashboard, resuming interrupted uploads. @returns the upload's id */
  async #upload(name: string, content: Buffer): Promise<string> {
    const body = { kind: 'pdf', name: `${name}.pdf`, bytes: content.length, modified_at: 1_700_000_000_000 };
    for (;;) {
      const started = await this.#client.send<UploadResponse>(otherCalls.addUpload, { body });
      if (started.status !== 200) throw new Error(`The response to the upload ${name} was ${started.status}.`);
      let { upload } = started.body;
      while (!upload.stored) {
        const part = Buffer.from(content.subarray(upload.received, upload.received + uploadPartBytes));
        const response = await this.#client.send<UploadResponse>(otherCalls.sendUploadPart, {
          id: upload.id,
          query: `?from=${upload.received}`,
          body: part,
        });
        if (response.status !== 200) break;
        upload = response.body.upload;
      }
      if (upload.stored) return upload.id;
    }
  }
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
