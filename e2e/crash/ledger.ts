/** A record as a campaign writes it. */
export interface WrittenRecord {
  id: number;
  /** Tells it from all others. */
  title: string;
  /** Its content: another one with each change. */
  subtitle: string;
}

/** What a comparison found. */
export interface Differences {
  /** Acknowledged writes that are not there, a sentence each. */
  lost: string[];
  /** Records that are there twice, or that nobody wrote. */
  doubled: string[];
}

/** What a request under way would make of a record; `null` when it deletes it. */
type Intent = string | null;

/** What the server said was written, and what was under way when it was last heard of. */
export class Ledger {
  /** Content by title; `null` for what was deleted. */
  readonly #acknowledged = new Map<string, Intent>();
  readonly #underWay = new Map<string, Intent>();
  count = 0;

  /** Notes a request before it is sent. */
  begin(title: string, intent: Intent): void {
    this.#underWay.set(title, intent);
  }

  /** Notes that the server has said it is done. */
  acknowledge(title: string): void {
    this.#acknowledged.set(title, this.#underWay.get(title) ?? null);
    this.#underWay.delete(title);
    this.count += 1;
  }

  /** Holds what is there against what was acknowledged. What was under way may have been done or not. */
  compare(records: readonly Omit<WrittenRecord, 'id'>[]): Differences {
    const found = Map.groupBy(records, ({ title }) => title);
    const lost: string[] = [];
    for (const [title, content] of this.#acknowledged) {
      const there = found.get(title)?.[0]?.subtitle ?? null;
      const isUnderWay = this.#underWay.has(title) && this.#underWay.get(title) === there;
      if (there !== content && !isUnderWay) lost.push(`${title} should be ${content}, and is ${there}.`);
    }
    const doubled = [...found].flatMap(([title, { length }]) => {
      if (length > 1) return [`${title} is there ${length} times.`];
      return this.#acknowledged.has(title) || this.#underWay.has(title) ? [] : [`Nobody wrote ${title}.`];
    });
    return { lost, doubled };
  }
}
