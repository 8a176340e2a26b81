import { Writable } from 'node:stream';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly requestId?: string;
  readonly [field: string]: unknown;
}

/** Where a logger writes, for a test that reads what it wrote. */
export class LogLines extends Writable {
  readonly texts: string[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.texts.push(...chunk.toString().split('\n').filter(Boolean));
    done();
  }

  get all(): LogLine[] {
    return this.texts.map((text) => JSON.parse(text) as LogLine);
  }
}
