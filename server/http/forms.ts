import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { FILE_BYTES } from '#contract/file-kind.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { Refusal } from './refusal.ts';

/** A form as it arrived, under the wire's names. */
export interface SentForm {
  texts: Map<string, string>;
  files: Map<string, SentFile>;
}

export interface SentFile {
  fileName: string;
  content: Buffer | 'too large';
  /** Of a file that came in pieces: the press of the button that sends it, which may come once more because its answer was lost. */
  press?: Press;
}

interface Press {
  /** Whether it has been done before; ask under the lock of what is kept. */
  wasDone: (db: Kysely<Database>) => Promise<boolean>;
  /** Notes that it is done, in the transaction that keeps the file where twice would be wrong. */
  note: (db: Kysely<Database>) => Promise<void>;
}

export const FORM_LIMIT_BYTES = 256 * 1024;
const FIELD_LIMIT_BYTES = 64 * 1024;
const FIELDS_LIMIT = 200;
export const FILE_LIMIT_BYTES = FILE_BYTES;

/** Fields that are longer than any, by the wire's names: the call that was made says it at each of its own. */
export class FieldsTooLong extends Refusal {
  override name = 'FieldsTooLong';
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(413, 'tooLarge');
    this.names = names;
  }
}

/** Bodies are forms, in either of the two encodings that browsers have. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    async (_request: FastifyRequest, body: Buffer) => readUrlEncoded(body),
  );
  await app.register(multipart, {
    // What to say of a file that is too large, the call knows that asked for it.
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: 100,
      fieldSize: FIELD_LIMIT_BYTES,
      fields: FIELDS_LIMIT,
      files: 2,
      parts: FIELDS_LIMIT,
      fileSize: FILE_LIMIT_BYTES,
    },
  });
}

/**
 * The form of a request: 256 KB in all, and besides the files that are expected, under their names. What else is sent as a file
 * counts as the form's.
 */
export async function readForm(
  request: FastifyRequest,
  expectedFiles: readonly string[] = [],
  fileBytes = FILE_LIMIT_BYTES,
): Promise<SentForm> {
  if (request.isMultipart()) return readMultipart(request, expectedFiles, fileBytes);
  const { body } = request;
  return body instanceof UrlEncodedForm ? body : emptyForm();
}

class UrlEncodedForm implements SentForm {
  texts = new Map<string, string>();
  files = new Map<string, SentFile>();
}

const emptyForm = (): SentForm => ({ texts: new Map(), files: new Map() });

function readUrlEncoded(body: Buffer): SentForm {
  const form = new UrlEncodedForm();
  const pairs = [...new URLSearchParams(decode(body))];
  if (pairs.length > FIELDS_LIMIT) throw new Refusal(413, 'tooLarge');
  for (const [name, value] of pairs) addText(form, name, value);
  return form;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal(400, 'notText');
  }
}

async function readMultipart(
  request: FastifyRequest,
  expectedFiles: readonly string[],
  fileBytes: number,
): Promise<SentForm> {
  const form = emptyForm();
  const takesNoFile = expectedFiles.length === 0;
  if (takesNoFile && Number(request.headers['content-length']) > FORM_LIMIT_BYTES) throw new Refusal(413, 'tooLarge');
  const tooLong: string[] = [];
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > FORM_LIMIT_BYTES) throw new Refusal(413, 'tooLarge');
  };
  try {
    for await (const part of request.parts({ limits: { fileSize: fileBytes } })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated) throw new Refusal(413, 'tooLarge');
        if (part.valueTruncated) tooLong.push(part.fieldname);
        const value = String(part.value ?? '');
        count(part.fieldname.length + Buffer.byteLength(value));
        addText(form, part.fieldname, value);
      } else if (expectedFiles.includes(part.fieldname)) {
        const bytes = await part.toBuffer();
        const content = part.file.truncated ? 'too large' : bytes;
        if (form.files.has(part.fieldname)) throw new Refusal(400, 'repeatedField');
        // A browser sends an empty, nameless part where no file was chosen.
        if (part.filename || content.length > 0)
          form.files.set(part.fieldname, { fileName: part.filename ?? '', content });
      } else {
        for await (const chunk of part.file) count(chunk.length);
        addText(form, part.fieldname, '');
      }
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (tooLong.length > 0) throw new FieldsTooLong(tooLong);
  return form;
}

// Whatever breaks while a multipart body is read is the body's fault: too large, or not what it says it is.
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isTooLarge ? new Refusal(413, 'tooLarge') : new Refusal(400, 'malformed');
}

function addText(form: SentForm, name: string, value: string): void {
  if (form.texts.has(name)) throw new Refusal(400, 'repeatedField');
  // U+FFFD is what bytes that are not UTF-8 have become by now.
  if (value.includes('\ufffd') || name.includes('\ufffd')) throw new Refusal(400, 'notText');
  form.texts.set(name, value);
}
