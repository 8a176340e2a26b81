import type { Readable } from 'node:stream';
import { dayIn } from 'schema/rules/wall-clock';
import { NoSuchFileError, type Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import type { RateLimits } from '../../rate-limits.js';
import { recordAudit } from '../audit/record-audit.js';
import type { UsersService } from '../users/users.service.js';
import { mayExportData } from './account.policy.js';
import { EXPORT_DOMAINS } from './export/export-domains.js';
import { type ExportDomain, ExportSource, type ReadIdentity } from './export/export-source.js';
import { jsonText } from './export/json-text.js';
import { readme } from './export/readme.js';
import { type ZipEntry, zipOf } from './export/zip.js';

interface Parts {
  readonly users: UsersService;
  readonly readIdentity: ReadIdentity;
  readonly storage: Storage;
  readonly limits: RateLimits;
  readonly clock: Clock;
  /** Where the user's own is not known. */
  readonly timeZone: string;
}

export interface DataExport {
  readonly fileName: string;
  /** A zip, made while it is read. */
  open(): Readable;
}

/** Everything that is stored of a user, for the user to take along. */
export class DataExportService {
  constructor(private readonly parts: Parts) {}

  /** @throws RATE_LIMITED */
  async exportData(ctx: RequestContext): Promise<DataExport> {
    const { id } = mayExportData(ctx);
    const { clock, limits, readIdentity, timeZone, users } = this.parts;
    await limits.take(ctx, 'export');
    const user = await users.current(ctx);
    const at = clock.now();
    await recordAudit(ctx.em, { action: 'account.export', actorId: id, subject: 'account', at });
    const source = new ExportSource(ctx.em, user, readIdentity, timeZone);
    return {
      fileName: `lisan-data-${dayIn(user.timeZone ?? timeZone, at)}.zip`,
      open: () => zipOf(this.#entries(source, at), at),
    };
  }

  /** Rows first, a page at a time; then the files that they name, one by one, while no connection is held. */
  async *#entries(source: ExportSource, at: Date): AsyncGenerator<ZipEntry> {
    const domains: ExportDomain[] = [];
    for (const domain of EXPORT_DOMAINS) {
      const content = await jsonText(domain.records(source), domain.isSingle);
      if (!content) continue;
      domains.push(domain);
      yield { name: domain.file, content, isText: true };
    }
    const missing: string[] = [];
    for (const [name, key] of source.files) {
      const bytes = await this.#read(key);
      if (bytes) yield { name, content: [bytes], isText: false };
      else missing.push(name);
    }
    const files = [...source.files.keys()].filter((name) => !missing.includes(name));
    const { firstName, lastName, email } = source.user;
    const name = [firstName, lastName].filter(Boolean).join(' ') || email;
    yield { name: 'README.txt', content: [readme({ name, at, domains, files, missing })], isText: true };
  }

  async #read(key: string): Promise<Uint8Array | null> {
    try {
      return await this.parts.storage.read(key);
    } catch (error) {
      if (error instanceof NoSuchFileError) return null;
      throw error;
    }
  }
}
