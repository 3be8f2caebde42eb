import { personalDataKeyText } from '@porchlight/contract/api-keys';
import { canRead, holdsPersonalData } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import { personalDataPageMax, personalDataReadMax, stepUpMinutes } from '@porchlight/contract/limits';
import type { SecurityKind } from '@porchlight/contract/security-log';
import { createBoundedCache } from '../bounded-cache.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Staff } from './staff.ts';
import { requireConfirmed } from './staff.ts';

/** The time within which the records that a session reads are added up, in milliseconds. */
const windowMs = stepUpMinutes * 60 * 1000;
/** Maximum number of sessions whose reads are remembered: more than any organization has; the oldest go first. */
const maxSessions = 1000;

/** A record in a response. */
export interface ReadRecord {
  resource: ResourceName;
  id: number;
}

/** How a list was requested. */
export interface ReadOptions {
  /** Whether it was requested whole, so that it is an export however few records it has. @default false */
  isWhole?: boolean;
  /** Whether this is a further page: it belongs to an export that is already in the security log. @default false */
  isContinued?: boolean;
}

/** Where reads are logged: the security log. */
export interface AccessLog {
  appendSoon(
    entry: Pick<Staff, 'address' | 'requestId'> & {
      kind: SecurityKind;
      by: Staff;
      subject: ResourceName;
      details: { records: number };
    },
  ): Promise<void>;
}

/** What a session has read within the window. */
class SessionReads {
  /** When records were last read, by resource and id; with and without step-up. */
  readonly all = new Map<string, number>();
  readonly withoutStepUp = new Map<string, number>();
  /** When an export of a resource was last continued. */
  readonly exportedAt = new Map<string, number>();

  /** Forgets what was read before a moment. */
  forgetBefore(moment: number): void {
    for (const reads of [this.all, this.withoutStepUp, this.exportedAt])
      for (const [key, at] of reads) if (at <= moment) reads.delete(key);
  }
}

/**
 * Decides who may read personal data of donors and subscribers, and logs it. An export is what returns more records than
 * a page, or makes the records that a session has read within ten minutes more than `personalDataReadMax`: it requires
 * step-up, whatever call and parameters it is made with. docs/decisions/0123
 */
export class PersonalDataAccess {
  readonly #securityLog: AccessLog;
  readonly #now: () => Date;
  readonly #sessions = createBoundedCache<SessionReads>(maxSessions);

  constructor(securityLog: AccessLog, now: () => Date) {
    this.#securityLog = securityLog;
    this.#now = now;
  }

  /**
   * To be called before records are sent to staff, and before a change whose response contains a record.
   * @param records of any resources; those without personal data are ignored
   * @throws HttpError `forbidden` for a program without the right, `reauthentication_required` for an export without
   * step-up
   */
  async requireAccess(staff: Staff, records: readonly ReadRecord[], options: ReadOptions = {}): Promise<void> {
    const personal = records.filter(({ resource }) => holdsPersonalData(resource));
    if (personal.length === 0) return;
    if (!staff.isApiKey) return this.#requireStepUp(staff, personal, options);
    if (!staff.readsPersonalData) throw new HttpError('forbidden', personalDataKeyText);
    await this.#log('personal_data_read', staff, personal);
  }

  async #requireStepUp(staff: Staff, records: readonly ReadRecord[], options: ReadOptions): Promise<void> {
    const { isWhole = false, isContinued = false } = options;
    const at = this.#now().getTime();
    const reads = this.#readsOf(staff, at);
    const keys = records.map(({ resource, id }) => `${resource} ${id}`);
    const earlier = staff.isConfirmed ? reads.all : reads.withoutStepUp;
    const isLong = isWhole || keys.length > personalDataPageMax;
    const isExport = isLong || new Set([...earlier.keys(), ...keys]).size > personalDataReadMax;
    if (isExport) requireConfirmed(staff);
    // No more is remembered than makes an export.
    for (const key of keys) if (reads.all.size <= personalDataReadMax || reads.all.has(key)) reads.all.set(key, at);
    if (!staff.isConfirmed) for (const key of keys) reads.withoutStepUp.set(key, at);
    if (!isExport) return;
    const isNew = ({ resource }: ReadRecord) => (isLong && !isContinued) || !reads.exportedAt.has(resource);
    const logged = records.filter(isNew);
    for (const { resource } of records) reads.exportedAt.set(resource, at);
    await this.#log('donors_exported', staff, logged);
  }

  #readsOf({ tokenHash }: Staff, at: number): SessionReads {
    const reads = this.#sessions.get(tokenHash) ?? new SessionReads();
    this.#sessions.set(tokenHash, reads);
    reads.forgetBefore(at - windowMs);
    return reads;
  }

  /** Writes an entry for each resource. */
  async #log(kind: SecurityKind, by: Staff, records: readonly ReadRecord[]): Promise<void> {
    const { address, requestId } = by;
    const byResource = Map.groupBy(records, ({ resource }) => resource);
    await Promise.all(
      [...byResource].map(([subject, { length }]) =>
        this.#securityLog.appendSoon({ kind, by, subject, details: { records: length }, address, requestId }),
      ),
    );
  }
}

/** Whether a person or program may read an entity's records. */
export function staffCanRead({ role, isApiKey, readsPersonalData }: Staff, name: ResourceName): boolean {
  return canRead(role, name) && (!isApiKey || readsPersonalData === true || !holdsPersonalData(name));
}
