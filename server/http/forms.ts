import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { FILE_BYTES } from '#contract/file-kind.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { Refusal } from './refusal.ts';

/** A form as received, under wire names. */
export interface SentForm {
  texts: Map<string, string>;
  files: Map<string, SentFile>;
}

/** A received file. `content` is `too large` above the limit of its call. */
export interface SentFile {
  fileName: string;
  content: Buffer | 'too large';
  /**
   * For a file that came in pieces: the press of the button that sent it. The press may arrive twice if its answer was
   * lost.
   */
  press?: Press;
}

interface Press {
  /** Whether this press has been executed already. Call with the row locked to which the file will belong. */
  wasDone: (db: Kysely<Database>) => Promise<boolean>;
  /**
   * Records that the press is executed. Call in the transaction that stores the file, if storing it twice would be
   * wrong.
   */
  note: (db: Kysely<Database>) => Promise<void>;
}

/** Maximum size of a form without the files that its call expects. */
export const FORM_LIMIT_BYTES = 256 * 1024;
const FIELD_LIMIT_BYTES = 64 * 1024;
const FIELD_NAME_LIMIT_BYTES = 100;
/** Maximum number of fields of a form. */
const FIELDS_LIMIT = 200;
/** Maximum number of files of a form. */
const FILES_LIMIT = 2;
/** Maximum size of a file, unless its call sets another limit. */
export const FILE_LIMIT_BYTES = FILE_BYTES;

/**
 * Thrown for fields above the general size limit, by wire name. The call reports the error at each of its own fields.
 */
export class FieldsTooLong extends Refusal {
  override name = 'FieldsTooLong';
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(413, 'tooLarge');
    this.names = names;
  }
}

/** Registers the parsers of forms, in the two encodings of browsers. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    async (_request: FastifyRequest, body: Buffer) => readUrlEncoded(body),
  );
  await app.register(multipart, {
    // The call that expects the file chooses the message for a file that is too large.
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: FIELD_NAME_LIMIT_BYTES,
      fieldSize: FIELD_LIMIT_BYTES,
      fields: FIELDS_LIMIT,
      files: FILES_LIMIT,
      parts: FIELDS_LIMIT,
      fileSize: FILE_LIMIT_BYTES,
    },
  });
}

/**
 * Reads the form of a request: at most FORM_LIMIT_BYTES, plus the expected files under their names, at most `fileBytes`
 * each. Any other file counts towards the limit of the form. Without a form the result is empty. Throws a Refusal if
 * the form is too large, malformed or not UTF-8, or repeats a field.
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
  const tooLongFields: string[] = [];
  // The size of everything except the expected files.
  let bytes = 0;
  const addBytes = (added: number) => {
    bytes += added;
    if (bytes > FORM_LIMIT_BYTES) throw new Refusal(413, 'tooLarge');
  };
  try {
    for await (const part of request.parts({ limits: { fileSize: fileBytes } })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated) throw new Refusal(413, 'tooLarge');
        if (part.valueTruncated) tooLongFields.push(part.fieldname);
        const value = String(part.value ?? '');
        addBytes(part.fieldname.length + Buffer.byteLength(value));
        addText(form, part.fieldname, value);
      } else if (expectedFiles.includes(part.fieldname)) {
        const received = await part.toBuffer();
        const content = part.file.truncated ? 'too large' : received;
        if (form.files.has(part.fieldname)) throw new Refusal(400, 'repeatedField');
        // A browser sends an empty, nameless part where no file was chosen.
        if (part.filename || content.length > 0)
          form.files.set(part.fieldname, { fileName: part.filename ?? '', content });
      } else {
        for await (const chunk of part.file) addBytes(chunk.length);
        addText(form, part.fieldname, '');
      }
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (tooLongFields.length > 0) throw new FieldsTooLong(tooLongFields);
  return form;
}

// Every failure to read a multipart body is the body's fault: it is too large or malformed.
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isTooLarge ? new Refusal(413, 'tooLarge') : new Refusal(400, 'malformed');
}

function addText(form: SentForm, name: string, value: string): void {
  if (form.texts.has(name)) throw new Refusal(400, 'repeatedField');
  // Bytes that are not UTF-8 have been decoded as U+FFFD.
  if (value.includes('\ufffd') || name.includes('\ufffd')) throw new Refusal(400, 'notText');
  form.texts.set(name, value);
}
