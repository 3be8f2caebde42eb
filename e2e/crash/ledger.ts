/** A record written by a campaign. */
export interface WrittenRecord {
  id: number;
  /** Unique among all records. */
  title: string;
  /** Its content, which differs after each change. */
  subtitle: string;
}

/** Result of a comparison. */
export interface Differences {
  /** Acknowledged writes that are missing, one sentence each. */
  lost: string[];
  /** Records that exist twice, or that nobody wrote. */
  duplicated: string[];
}

/** The content that a pending request sets; `null` if it deletes the record. */
type Intent = string | null;

/** Records which writes the server acknowledged, and which are pending. */
export class Ledger {
  /** Content by title; `null` for deleted records. */
  readonly #acknowledged = new Map<string, Intent>();
  readonly #underWay = new Map<string, Intent>();
  count = 0;

  /** Records a request before it is sent. */
  begin(title: string, intent: Intent): void {
    this.#underWay.set(title, intent);
  }

  /** Records that the server acknowledged the pending request. */
  acknowledge(title: string): void {
    this.#acknowledged.set(title, this.#underWay.get(title) ?? null);
    this.#underWay.delete(title);
    this.count += 1;
  }

  /** Compares the existing records with the acknowledged ones. A pending request may or may not have been executed. */
  compare(records: readonly Omit<WrittenRecord, 'id'>[]): Differences {
    const byTitle = Map.groupBy(records, ({ title }) => title);
    const lost: string[] = [];
    for (const [title, content] of this.#acknowledged) {
      const actual = byTitle.get(title)?.[0]?.subtitle ?? null;
      const isUnderWay = this.#underWay.has(title) && this.#underWay.get(title) === actual;
      if (actual !== content && !isUnderWay) lost.push(`${title} should be ${content}, but is ${actual}.`);
    }
    const duplicated = [...byTitle].flatMap(([title, { length }]) => {
      if (length > 1) return [`${title} exists ${length} times.`];
      return this.#acknowledged.has(title) || this.#underWay.has(title)
        ? []
        : [`${title} exists, but was never written.`];
    });
    return { lost, duplicated };
  }
}
