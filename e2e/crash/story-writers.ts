import { randomUUID } from 'node:crypto';
import { resourceCalls } from '@porchlight/contract/calls';
import type { Random } from '../../apps/server/src/fuzz/random.ts';
import type { CrashClient } from './client.ts';
import { type Differences, Ledger, type WrittenRecord } from './ledger.ts';

/** Maximum number of records of a writer; beyond it the oldest is deleted. */
const maxStories = 12;

type StoryResponse = { story: WrittenRecord & { version: number } };
type Story = StoryResponse['story'];

/** Concurrent writers that create, change and delete stories, each its own. */
export class StoryWriters {
  readonly ledger = new Ledger();
  /** Unexpected responses, one sentence each. */
  readonly faults: string[] = [];
  readonly #client: CrashClient;
  #isStopping = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(client: CrashClient) {
    this.#client = client;
  }

  start(count: number, random: Random): void {
    this.#running = Promise.all(Array.from({ length: count }, (_, index) => this.#write(`w${index}`, random)));
  }

  /** Waits until each has finished its current request. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  /** Reads all stories and compares them with the acknowledged ones. */
  async compare(): Promise<Differences> {
    const { body } = await this.#client.once<{ stories: WrittenRecord[] }>(resourceCalls.story.list);
    return this.ledger.compare(body.stories);
  }

  async #write(name: string, random: Random): Promise<void> {
    const ownStories: Story[] = [];
    for (let round = 0; !this.#isStopping; round += 1) {
      const story = ownStories.length > 0 ? random.pick(ownStories) : null;
      if (!story || random.chance(0.4)) {
        const created = await this.#create(`${name} ${round}`);
        if (created) ownStories.push(created);
        if (ownStories.length > maxStories) await this.#remove(ownStories.shift());
      } else {
        const index = ownStories.indexOf(story);
        ownStories.splice(index, 1, ...(await this.#update(story, `change ${round}`)));
      }
    }
  }

  async #create(title: string): Promise<Story | null> {
    const subtitle = 'created';
    this.ledger.begin(title, subtitle);
    const body = { title, subtitle, content: 'A pantry by the road, open on Tuesdays.' };
    const { status, body: responseBody } = await this.#client.send<StoryResponse>(resourceCalls.story.create, {
      body,
      key: randomUUID(),
    });
    if (!this.#isDone(status, 201, `creating ${title}`)) return null;
    this.ledger.acknowledge(title);
    return responseBody.story;
  }

  async #update({ id, title, version }: Story, subtitle: string): Promise<Story[]> {
    this.ledger.begin(title, subtitle);
    const { status, body } = await this.#client.send<StoryResponse>(resourceCalls.story.update, {
      id,
      body: { title, subtitle, version },
      key: randomUUID(),
    });
    if (!this.#isDone(status, 200, `changing ${title}`)) return [];
    this.ledger.acknowledge(title);
    return [body.story];
  }

  async #remove(story: Story | undefined): Promise<void> {
    if (!story) return;
    this.ledger.begin(story.title, null);
    const { status, tries } = await this.#client.send(resourceCalls.story.remove, { id: story.id });
    // An earlier try succeeded, but its response was lost.
    const isDoneBefore = status === 404 && tries > 1;
    if (isDoneBefore || this.#isDone(status, 204, `deleting ${story.title}`)) this.ledger.acknowledge(story.title);
  }

  #isDone(status: number, expected: number, action: string): boolean {
    if (status !== expected) this.faults.push(`The response to ${action} was ${status}.`);
    return status === expected;
  }
}
