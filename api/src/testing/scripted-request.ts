import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { field } from './scripted-assessment.js';

/** A request as it came over the wire, ready for assertions and for JSON. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The JSON body, or the text fields of a form. */
  readonly body: Readonly<Record<string, unknown>>;
  /** `response_format` of a form, or its `type` in JSON. */
  readonly responseFormat: string | null;
  /** `content` of the messages of a chat, by role. */
  readonly messages: Readonly<Record<string, string>>;
  readonly file: RecordedFile | null;
}

export interface RecordedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
}

export async function readRequest(
  request: IncomingMessage,
  path: string,
  bytes: Buffer,
): Promise<RecordedRequest> {
  const type = request.headers['content-type'] ?? '';
  const { body, file } = type.startsWith('multipart/') ? await readForm(type, bytes) : readJson(bytes);
  const format = body.response_format;
  const responseFormat = typeof format === 'string' ? format : field(format, 'type');
  return {
    path,
    headers: request.headers,
    at: Date.now(),
    body,
    responseFormat: typeof responseFormat === 'string' ? responseFormat : null,
    messages: messagesOf(body.messages),
    file,
  };
}

type Parsed = Pick<RecordedRequest, 'body' | 'file'>;

function readJson(bytes: Buffer): Parsed {
  return { body: bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8')), file: null };
}

async function readForm(type: string, bytes: Buffer): Promise<Parsed> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const body: Record<string, unknown> = {};
  let file: RecordedFile | null = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') body[name] = value;
    else file = await describe(value);
  }
  return { body, file };
}

async function describe(file: File): Promise<RecordedFile> {
  const sha256 = createHash('sha256')
    .update(await file.bytes())
    .digest('hex');
  return { name: file.name, type: file.type, size: file.size, sha256 };
}

function messagesOf(messages: unknown): Record<string, string> {
  if (!Array.isArray(messages)) return {};
  return Object.fromEntries(messages.map((message) => [field(message, 'role'), field(message, 'content')]));
}
