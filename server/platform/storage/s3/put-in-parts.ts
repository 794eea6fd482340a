import type { S3mini, UploadPart } from 's3mini';

/** At most ten thousand parts: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const TYPE = 'application/octet-stream';

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
export async function putInParts(
  { client, putWhole, expectThere, ask, key }: Target,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) {
    await putWhole(first.value ?? Buffer.alloc(0));
    return;
  }
  const id = await ask(() => client.getMultipartUploadId(key, TYPE));
  try {
    const done: UploadPart[] = [];
    let bytes = 0;
    const upload = async (part: Buffer | undefined) => {
      bytes += part?.length ?? 0;
      if (part) done.push(await ask(() => client.uploadPart(key, id, part, done.length + 1)));
    };
    await upload(first.value);
    await upload(second.value);
    for await (const part of parts) await upload(part);
    await ask(() => client.completeMultipartUpload(key, id, done));
    await ask(() => expectThere(bytes));
  } catch (error) {
    await client.abortMultipartUpload(key, id).catch(() => {});
    throw error;
  }
}

async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
