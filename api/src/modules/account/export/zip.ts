import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** False for what is hardly any smaller afterwards. */
  readonly isText: boolean;
}

/**
 * A zip as it is read: each entry is asked for when the one before has gone out, so one file is in memory at a time.
 * When the reader leaves, the entries end. A failing entry fails the stream: a zip that is not whole does not open.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  // yazl makes a PassThrough
  const output = zip.outputStream as Readable;
  const left = new AbortController();
  output.once('close', () => left.abort());
  const write = async (): Promise<void> => {
    for await (const { name, content, isText } of entries) {
      const stream = Readable.from(content, { objectMode: false, signal: left.signal });
      zip.addReadStream(stream, name, { mtime: at, compress: isText });
      await finished(stream);
    }
    zip.end();
  };
  zip.once('error', (error: Error) => output.destroy(error));
  write().catch((error: Error) => output.destroy(error));
  return output;
}
