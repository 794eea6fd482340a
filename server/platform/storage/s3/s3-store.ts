import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { ObjectStore } from '../object-store.ts';
import { putInParts } from './put-in-parts.ts';
import { defaultRetryPolicy, inTime, type RetryPolicy, tryAgain } from './retry-policy.ts';
import type { S3Place } from './s3-place.ts';

const TYPE = 'application/octet-stream';
const PAGE = 1_000;

/** Makes a file store in a bucket of an S3 service. */
export async function makeS3Store(place: S3Place, retryPolicy: RetryPolicy = defaultRetryPolicy): Promise<ObjectStore> {
  const { accessKeyId, secretAccessKey, region, prefix } = place;
  const options = { accessKeyId, secretAccessKey, region, endpoint: `${place.endpoint}/${place.bucket}` };
  const client = new S3mini({ ...options, requestAbortTimeout: retryPolicy.silenceMs });
  // A long file may take longer, as long as data arrives.
  const reader = new S3mini(options);
  const keyOf = (path: string) => `${prefix}${path}`;
  const ask = <T>(attempt: () => Promise<T>) => tryAgain(retryPolicy, attempt);

  // A service, or a proxy in front of it, may report success although it stored nothing or a part.
  const expectThere = async (key: string, bytes: number) => {
    if ((await client.getContentLength(key)) !== bytes)
      throw new Error('the file service did not keep what it was sent');
  };
  const putWhole = (key: string, content: Uint8Array) => {
    const sum = { 'x-amz-checksum-sha256': createHash('sha256').update(content).digest('base64') };
    return ask(async () => {
      await client.putObject(key, content, TYPE, undefined, sum);
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
        const page = await ask(() => client.listObjectsPaged('/', keyOf(beginning), PAGE, next));
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
