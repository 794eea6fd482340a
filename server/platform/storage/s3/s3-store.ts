import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3mini, type UploadPart } from 's3mini';
import type { ObjectStore } from '../object-store.ts';
import { defaultRetryPolicy, inTime, type RetryPolicy, tryAgain } from './retry-policy.ts';
import type { S3Place } from './s3-place.ts';

const CONTENT_TYPE = 'application/octet-stream';
/** The number of files in a page of a listing. */
const FILES_PER_PAGE = 1_000;

/** Makes a file store in a bucket of an S3 service. */
export async function makeS3Store(place: S3Place, retryPolicy: RetryPolicy = defaultRetryPolicy): Promise<ObjectStore> {
  const { accessKeyId, secretAccessKey, region, prefix } = place;
  const options = { accessKeyId, secretAccessKey, region, endpoint: `${place.endpoint}/${place.bucket}` };
  const client = new S3mini({ ...options, requestAbortTimeout: retryPolicy.silenceMs });
  // A long file may take longer, as long as data arrives.
  const reader = new S3mini(options);
  const keyOf = (path: string) => `${prefix}${path}`;
  const ask = <T>(attempt: () => Promise<T>) => tryAgain(retryPolicy, attempt);

  // A service, or a proxy in front of it, may report success although it stored nothing, or only a part.
  const expectThere = async (key: string, bytes: number) => {
    if ((await client.getContentLength(key)) !== bytes)
      throw new Error('the file service did not keep what it was sent');
  };
  const putWhole = (key: string, content: Uint8Array) => {
    const sum = { 'x-amz-checksum-sha256': createHash('sha256').update(content).digest('base64') };
    return ask(async () => {
      await client.putObject(key, content, CONTENT_TYPE, undefined, sum);
      await expectThere(key, content.length);
    });
  };

  return {
    async put(path, content) {
      const key = keyOf(path);
      if (content instanceof Uint8Array) return putWhole(key, content);
      const target = {
        putWhole: (part: Uint8Array) => putWhole(key, part),
        expectThere: (bytes: number) => expectThere(key, bytes),
      };
      await putInParts({ client, ask, key, ...target }, content);
    },

    async open(path) {
      const answer = await ask(() => inTime(reader.getObjectResponse(keyOf(path)), retryPolicy.silenceMs));
      if (answer?.body == null) return null;
      const bytes = Number(answer.headers.get('content-length'));
      return { bytes, content: readInTime(answer.body, retryPolicy.silenceMs) };
    },

    has: async (path) => (await ask(() => client.objectExists(keyOf(path)))) === true,

    async remove(path) {
      await ask(() => client.deleteObject(keyOf(path)));
    },

    async *list(beginning) {
      let next: string | undefined;
      do {
        const page = await ask(() => client.listObjectsPaged('/', keyOf(beginning), FILES_PER_PAGE, next));
        if (!page?.objects) throw new Error(`The bucket ${place.bucket} is not there.`);
        yield page.objects.map(({ Key, LastModified }) => ({
          path: Key.slice(prefix.length),
          changedAt: new Date(LastModified).getTime(),
        }));
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}

/** Reads the body of an answer. Fails if the next chunk is late. */
function readInTime(body: ReadableStream<Uint8Array>, silenceMs: number): Readable {
  const reader = body.getReader();
  return new Readable({
    read() {
      inTime(reader.read(), silenceMs).then(
        ({ done, value }) => this.push(done ? null : value),
        (error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      // Do not wait for a service that does not answer.
      reader.cancel().catch(() => {});
      done(error);
    },
  });
}

/** The size of a part. A service accepts ten thousand parts, so a file may have 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

interface Target {
  client: S3mini;
  /** Uploads content of at most one part, and verifies it. */
  putWhole: (content: Uint8Array) => Promise<void>;
  /** Throws if the stored size differs. */
  expectThere: (bytes: number) => Promise<void>;
  /** Sends a request with retries. */
  ask: <T>(attempt: () => Promise<T>) => Promise<T>;
  key: string;
}

/** Uploads a stream. Nothing is visible under the name until all parts are there. */
async function putInParts(
  { client, putWhole, expectThere, ask, key }: Target,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const parts = splitIntoParts(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) {
    await putWhole(first.value ?? Buffer.alloc(0));
    return;
  }
  const id = await ask(() => client.getMultipartUploadId(key, CONTENT_TYPE));
  try {
    const uploaded: UploadPart[] = [];
    let bytes = 0;
    const upload = async (part: Buffer | undefined) => {
      bytes += part?.length ?? 0;
      if (part) uploaded.push(await ask(() => client.uploadPart(key, id, part, uploaded.length + 1)));
    };
    await upload(first.value);
    await upload(second.value);
    for await (const part of parts) await upload(part);
    await ask(() => client.completeMultipartUpload(key, id, uploaded));
    await ask(() => expectThere(bytes));
  } catch (error) {
    await client.abortMultipartUpload(key, id).catch(() => {});
    throw error;
  }
}

/** Yields the content in parts of `PART_BYTES` or a little more; the last may be shorter. */
async function* splitIntoParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}
